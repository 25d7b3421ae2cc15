import type { ReactNode } from 'react';

/** What every field has around its control. */
export interface FieldProps {
  /** Hint under the control. */
  description?: ReactNode;
  /** What is wrong and how to put it right. Giving one marks the field invalid. */
  errorMessage?: ReactNode;
  /**
   * Marks a value that a person should compare with its source, and says why; stands under the
   * control. Clear it once the value is edited or confirmed.
   */
  check?: ReactNode;
  /** Something small at the end of the label's row, such as a link. */
  labelEnd?: ReactNode;
  /**
   * Height of the control: 36 or 44 px (always 44 on touch screens).
   * @default 'md'
   */
  size?: 'md' | 'lg';
}

/** A field with a message is invalid unless told otherwise. */
export const isFieldInvalid = (isInvalid: boolean | undefined, errorMessage: ReactNode) =>
  isInvalid ?? (errorMessage ? true : undefined);
