import type { ReactNode } from 'react';

/** Props that all fields share. */
export interface FieldProps {
  /** Description below the control. */
  description?: ReactNode;
  /** What is wrong and how to correct it. A message marks the field as invalid. */
  errorMessage?: ReactNode;
  /**
   * Marks a value that the user should compare with its source, and explains why below the control.
   * Remove it once the value is edited or confirmed.
   */
  check?: ReactNode;
  /** Additional content at the end of the label's row, such as a link. */
  labelEnd?: ReactNode;
  /**
   * Height of the control: 36 or 44 px (always 44 on touch screens).
   * @default 'md'
   */
  size?: 'md' | 'lg';
}

/** A field with a message is invalid unless the caller says otherwise. */
export const isFieldInvalid = (isInvalid: boolean | undefined, errorMessage: ReactNode) =>
  isInvalid ?? (errorMessage ? true : undefined);
