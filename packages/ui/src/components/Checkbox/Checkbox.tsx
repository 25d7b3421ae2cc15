import { Check, Minus } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { isFieldInvalid, type FieldProps } from '../Field/fieldProps.ts';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import type { NamedByChildren } from '../../internal/named.ts';
import { Icon } from '../Icon/index.ts';
import { box, button, field, help, required, words } from './Checkbox.css.ts';

interface OwnProps extends Pick<FieldProps, 'description' | 'errorMessage'> {
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement>;
}

export type CheckboxProps = Omit<
  CheckboxFieldProps,
  'children' | 'aria-label' | 'aria-labelledby' | keyof OwnProps
> &
  OwnProps &
  NamedByChildren;

/**
 * Links in the label, including those without an address, are followed without toggling the
 * checkbox.
 */
function keepFromTicking(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('[role="link"]')) {
    event.preventDefault();
  }
}

/** A yes-or-no choice, or one of several options that can be combined. */
export function Checkbox({
  children,
  description,
  errorMessage,
  className,
  ...props
}: CheckboxProps) {
  const hasHelp = Boolean(description || errorMessage || props.name);
  return (
    <CheckboxField
      {...props}
      isInvalid={isFieldInvalid(props.isInvalid, errorMessage)}
      className={mergeClassName(field, className)}
    >
      <CheckboxButton className={button}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={box}>
              {isIndeterminate && <Icon icon={Minus} size={14} />}
              {isSelected && !isIndeterminate && <Icon icon={Check} size={14} />}
            </span>
            {children && (
              // The link inside is the control; this only keeps its clicks from the label.
              <span className={words} onClickCapture={keepFromTicking}>
                {children}
                {props.isRequired && (
                  <span className={required} aria-hidden>
                    *
                  </span>
                )}
              </span>
            )}
          </>
        )}
      </CheckboxButton>
      {hasHelp && (
        <div className={help}>
          <FieldHelp description={description} errorMessage={errorMessage} />
        </div>
      )}
    </CheckboxField>
  );
}
