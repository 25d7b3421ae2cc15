import type { ReactNode, Ref } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { isFieldInvalid, type FieldProps } from '../Field/fieldProps.ts';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import type { Named } from '../../internal/named.ts';

/** The props that RadioGroup and RadioCards share; `T` is one of their options. */
interface OwnProps<T extends { id: string }> extends Omit<FieldProps, 'size'> {
  /** Two to about seven options. */
  items: readonly T[];
  /** Id of the chosen option, `null` if there is none. */
  selectedKey?: T['id'] | null;
  /** Id of the initially chosen option, if uncontrolled. */
  defaultSelectedKey?: T['id'] | null;
  /** Called with the id of the chosen option. */
  onSelectionChange?: (key: T['id']) => void;
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Props of a group of radio buttons. */
export type RadioFrameProps<T extends { id: string }> = Omit<
  AriaRadioGroupProps,
  'children' | 'value' | 'defaultValue' | 'onChange' | 'orientation' | keyof OwnProps<T>
> &
  OwnProps<T> &
  Named;

/** A group of radio buttons with its label above and its help below. */
export function RadioFrame<T extends { id: string }>({
  label,
  description,
  errorMessage,
  check,
  labelEnd,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  className,
  children,
  ...props
}: RadioFrameProps<T> & { children: ReactNode; orientation?: 'vertical' | 'horizontal' }) {
  const choose = (key: string) => {
    const item = items.find(({ id }) => id === key);
    if (item) onSelectionChange?.(item.id);
  };
  return (
    <AriaRadioGroup
      {...props}
      value={selectedKey}
      defaultValue={defaultSelectedKey}
      onChange={choose}
      isInvalid={isFieldInvalid(props.isInvalid, errorMessage)}
      data-check={check ? true : undefined}
      className={mergeClassName(field(), className)}
    >
      <FieldLabel
        label={label}
        isRequired={props.isRequired}
        labelEnd={labelEnd}
        isCheck={Boolean(check)}
      />
      {children}
      <FieldHelp description={description} check={check} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
