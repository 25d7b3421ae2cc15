import type { Ref } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField, Group } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { CharacterCount } from '../../internal/field/CharacterCount.tsx';
import { control, field, input, textArea, textAreaInput } from '../../internal/field/Field.css.ts';
import { FieldHelp } from '../../internal/field/FieldHelp.tsx';
import { FieldLabel } from '../../internal/field/FieldLabel.tsx';
import { isFieldInvalid } from '../../internal/field/fieldProps.ts';
import type { FieldProps } from '../../internal/field/fieldProps.ts';
import { useLength } from '../../internal/field/useLength.ts';
import { joinClassNames, mergeClassName } from '../../internal/mergeClassName.ts';
import type { Named } from '../../internal/named.ts';

interface OwnProps extends Omit<FieldProps, 'size'> {
  /** An example of the value, never the label. */
  placeholder?: string;
  /**
   * Lines it shows at least; it grows with the text where the browser can.
   * @default 3
   */
  rows?: number;
  ref?: Ref<HTMLDivElement>;
  /** Ref of the textarea itself. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Props of TextArea. */
export type TextAreaProps = Omit<AriaTextFieldProps, 'children' | 'type' | keyof OwnProps> &
  OwnProps &
  Named;

/** Several lines of text. */
export function TextArea({
  label,
  description,
  errorMessage,
  check,
  labelEnd,
  placeholder,
  rows = 3,
  inputRef,
  className,
  ...props
}: TextAreaProps) {
  const { length, onChange } = useLength(props);
  return (
    <AriaTextField
      {...props}
      onChange={onChange}
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
      <Group className={joinClassNames(control, textArea)}>
        <AriaTextArea
          ref={inputRef}
          rows={rows}
          // Sized by its content, a text area takes no notice of its rows.
          style={{ minHeight: `calc(${rows}lh + 16px)` }}
          className={joinClassNames(input, textAreaInput)}
          placeholder={placeholder}
        />
      </Group>
      <FieldHelp description={description} check={check} errorMessage={errorMessage} />
      {props.maxLength !== undefined && (
        <CharacterCount length={length} maxLength={props.maxLength} />
      )}
    </AriaTextField>
  );
}
