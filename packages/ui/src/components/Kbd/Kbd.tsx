import type { HTMLAttributes, Ref } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { kbd } from './Kbd.css.ts';

export interface KbdProps extends HTMLAttributes<HTMLElement> {
  /** Ref of the root element. */
  ref?: Ref<HTMLElement>;
}

/** A key of the keyboard, in the text colour. */
export function Kbd({ className, ...props }: KbdProps) {
  return <kbd {...props} className={joinClassNames(kbd, className)} />;
}
