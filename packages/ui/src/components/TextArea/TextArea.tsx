import type { Ref } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  Group,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { CharacterCount } from '../Field/CharacterCount.tsx';
import { control, input, textArea, textAreaInput } from '../Field/Field.css.ts';
import { FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useLength } from '../Field/useLength.ts';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import type { Named } from '../../internal/named.ts';

interface OwnProps extends Omit<FieldProps, 'size'> {
  /** An example of a value. It does not replace the label. */
  placeholder?: string;
  /**
   * Minimum number of visible lines; the field grows with its text in browsers that support it.
   * @default 3
   */
  rows?: number;
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement>;
  /** Ref of the textarea element. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

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
      {...fieldRoot({ isInvalid: props.isInvalid, errorMessage, check }, className)}
    >
      <FieldFrame
        label={label}
        labelEnd={labelEnd}
        isRequired={props.isRequired}
        description={description}
        check={check}
        errorMessage={errorMessage}
      >
        <Group className={joinClassNames(control, textArea)}>
          <AriaTextArea
            ref={inputRef}
            rows={rows}
            // A text area that is sized by its content ignores its rows.
            style={{ minHeight: `calc(${rows}lh + 16px)` }}
            className={joinClassNames(input, textAreaInput)}
            placeholder={placeholder}
          />
        </Group>
      </FieldFrame>
      {props.maxLength !== undefined && (
        <CharacterCount length={length} maxLength={props.maxLength} />
      )}
    </AriaTextField>
  );
}
