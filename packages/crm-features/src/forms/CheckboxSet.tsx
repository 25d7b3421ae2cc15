import type { ReactNode } from 'react';
import { choices, label as labelClass } from './CheckboxSet.css.ts';

interface CheckboxSetProps {
  label: string;
  /** Checkboxes; the first one shows what is wrong with all of them. */
  children: ReactNode;
}

/** Checkboxes that belong together. */
export function CheckboxSet({ label, children }: CheckboxSetProps) {
  return (
    <fieldset className={choices}>
      <legend className={labelClass}>{label}</legend>
      {children}
    </fieldset>
  );
}
