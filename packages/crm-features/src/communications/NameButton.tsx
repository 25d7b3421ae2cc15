import type { Ref } from 'react';
import { name as nameClass } from './NameButton.css.ts';

export interface NameButtonProps {
  /** The visible name. */
  name: string;
  /** Accessible name, which contains the visible one: 'Open Grace Mwangi'. */
  label: string;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The name of a lead, which opens the lead. */
export function NameButton({ name, label, onPress, ref }: NameButtonProps) {
  return (
    <button ref={ref} type="button" className={nameClass} aria-label={label} onClick={onPress}>
      <bdi>{name}</bdi>
    </button>
  );
}
