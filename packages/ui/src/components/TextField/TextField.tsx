import type { ReactNode, Ref } from 'react';
import {
  TextField as AriaTextField,
  Group,
  Input,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { CharacterCount } from '../Field/CharacterCount.tsx';
import { affix, control, input } from '../Field/Field.css.ts';
import { FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { ReadOnlyLock } from '../Field/ReadOnlyLock.tsx';
import { useLength } from '../Field/useLength.ts';
import type { Named } from '../../internal/named.ts';

interface OwnProps extends FieldProps {
  /** An example of a value. It does not replace the label. */
  placeholder?: string;
  /** Content before the text: an icon or a unit. */
  prefix?: ReactNode;
  /** Content after the text: an icon or a unit. */
  suffix?: ReactNode;
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement>;
  /** Ref of the input element. */
  inputRef?: Ref<HTMLInputElement>;
}

export type TextFieldProps = Omit<AriaTextFieldProps, 'children' | 'prefix' | keyof OwnProps> &
  OwnProps &
  Named;

/** One line of text. */
export function TextField({
  label,
  description,
  errorMessage,
  check,
  labelEnd,
  size,
  placeholder,
  prefix,
  suffix,
  inputRef,
  className,
  ...props
}: TextFieldProps) {
  const { length, onChange } = useLength(props);
  return (
    <AriaTextField
      {...props}
      onChange={onChange}
      {...fieldRoot({ isInvalid: props.isInvalid, errorMessage, check, size }, className)}
    >
      <FieldFrame
        label={label}
        labelEnd={labelEnd}
        isRequired={props.isRequired}
        description={description}
        check={check}
        errorMessage={errorMessage}
      >
        <Group className={control}>
          {prefix && <span className={affix}>{prefix}</span>}
          <Input ref={inputRef} className={input} placeholder={placeholder} />
          {suffix && <span className={affix}>{suffix}</span>}
          {props.isReadOnly && !suffix && <ReadOnlyLock />}
        </Group>
      </FieldFrame>
      {props.maxLength !== undefined && (
        <CharacterCount length={length} maxLength={props.maxLength} />
      )}
    </AriaTextField>
  );
}
