import { Lock } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { TextField as AriaTextField, Group, Input } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { CharacterCount } from '../../internal/field/CharacterCount.tsx';
import { affix, control, field, input } from '../../internal/field/Field.css.ts';
import { FieldHelp } from '../../internal/field/FieldHelp.tsx';
import { FieldLabel } from '../../internal/field/FieldLabel.tsx';
import { isFieldInvalid } from '../../internal/field/fieldProps.ts';
import type { FieldProps } from '../../internal/field/fieldProps.ts';
import { useLength } from '../../internal/field/useLength.ts';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import type { Named } from '../../internal/named.ts';
import { Icon } from '../Icon/index.ts';

interface OwnProps extends FieldProps {
  /** An example of the value, never the label. */
  placeholder?: string;
  /** Before the text: an icon or a unit. */
  prefix?: ReactNode;
  /** After the text: an icon or a unit. */
  suffix?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  /** Ref of the input itself. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Props of TextField. */
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
      isInvalid={isFieldInvalid(props.isInvalid, errorMessage)}
      data-check={check ? true : undefined}
      className={mergeClassName(field({ size }), className)}
    >
      <FieldLabel
        label={label}
        isRequired={props.isRequired}
        labelEnd={labelEnd}
        isCheck={Boolean(check)}
      />
      <Group className={control}>
        {prefix && <span className={affix}>{prefix}</span>}
        <Input ref={inputRef} className={input} placeholder={placeholder} />
        {suffix && <span className={affix}>{suffix}</span>}
        {props.isReadOnly && !suffix && (
          <span className={affix}>
            <Icon icon={Lock} />
          </span>
        )}
      </Group>
      <FieldHelp description={description} check={check} errorMessage={errorMessage} />
      {props.maxLength !== undefined && (
        <CharacterCount length={length} maxLength={props.maxLength} />
      )}
    </AriaTextField>
  );
}
