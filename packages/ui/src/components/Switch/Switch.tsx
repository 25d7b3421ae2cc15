import type { Ref } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { isFieldInvalid, type FieldProps } from '../Field/fieldProps.ts';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import type { NamedByChildren } from '../../internal/named.ts';
import { Spinner } from '../Spinner/index.ts';
import { button, field, help, thumb, track, words } from './Switch.css.ts';

interface OwnProps extends Pick<FieldProps, 'description' | 'errorMessage'> {
  /**
   * Position of the switch: before its label, or at the end of the line as in a list of settings.
   * @default 'start'
   */
  placement?: 'start' | 'end';
  /**
   * Whether the last change is still being saved; until then the switch cannot be changed again.
   * @default false
   */
  isBusy?: boolean;
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement>;
}

export type SwitchProps = Omit<
  SwitchFieldProps,
  'children' | 'aria-label' | 'aria-labelledby' | keyof OwnProps
> &
  OwnProps &
  NamedByChildren;

/** React Aria passes on no attribute that it doesn't know. */
const busyField: SwitchFieldProps['render'] = (props) => <div {...props} aria-busy />;

/** Turns a setting on or off at once, without a Save button. */
export function Switch({
  children,
  description,
  errorMessage,
  placement = 'start',
  isBusy = false,
  className,
  ...props
}: SwitchProps) {
  return (
    <SwitchField
      {...props}
      isReadOnly={props.isReadOnly === true || isBusy}
      render={isBusy ? busyField : props.render}
      isInvalid={isFieldInvalid(props.isInvalid, errorMessage)}
      className={mergeClassName(field, className)}
    >
      <SwitchButton className={button({ placement })}>
        <span className={track}>
          <span className={thumb}>{isBusy && <Spinner size={14} />}</span>
        </span>
        {children && <span className={words}>{children}</span>}
      </SwitchButton>
      {(description || errorMessage) && (
        <div className={help({ placement })}>
          <FieldHelp description={description} errorMessage={errorMessage} />
        </div>
      )}
    </SwitchField>
  );
}
