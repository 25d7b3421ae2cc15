import type { ReactNode } from 'react';
import type { ClassNameOrFunction } from 'react-aria-components';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import { field } from './Field.css.ts';
import { FieldHelp } from './FieldHelp.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import { isFieldInvalid, type FieldProps } from './fieldProps.ts';

export interface FieldFrameProps extends Omit<FieldProps, 'size'> {
  label?: ReactNode;
  isRequired?: boolean;
  /** The control. */
  children: ReactNode;
}

/** The label above a control and the help below it. */
export function FieldFrame({
  label,
  labelEnd,
  isRequired,
  description,
  check,
  errorMessage,
  children,
}: FieldFrameProps) {
  return (
    <>
      <FieldLabel
        label={label}
        isRequired={isRequired}
        labelEnd={labelEnd}
        isCheck={Boolean(check)}
      />
      {children}
      <FieldHelp description={description} check={check} errorMessage={errorMessage} />
    </>
  );
}

/** The props that every field sets on its root: its state and its class. */
export function fieldRoot<T>(
  {
    isInvalid,
    errorMessage,
    check,
    size,
  }: Pick<FieldProps, 'errorMessage' | 'check' | 'size'> & { isInvalid?: boolean },
  className: ClassNameOrFunction<T> | undefined,
) {
  return {
    isInvalid: isFieldInvalid(isInvalid, errorMessage),
    'data-check': check ? true : undefined,
    // React Aria looks for the text that describes a field again when this changes.
    description: Boolean(check),
    className: mergeClassName(field({ size }), className),
  };
}
