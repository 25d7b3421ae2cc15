import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField as AriaTextField, Group, Input } from 'react-aria-components';
import { affixButton, control, input } from '../Field/Field.css.ts';
import { FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import { useMessages } from '../../internal/messages/useMessages.ts';
import type { Named } from '../../internal/named.ts';
import { IconButton } from '../IconButton/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'check' | keyof Named
> &
  Named;

/** A password, hidden unless the user chooses to show it. */
export function PasswordField({
  label,
  description,
  errorMessage,
  labelEnd,
  size,
  placeholder,
  inputRef,
  className,
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps) {
  const messages = useMessages();
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField
      {...props}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      {...fieldRoot({ isInvalid: props.isInvalid, errorMessage, size }, className)}
    >
      <FieldFrame
        label={label}
        labelEnd={labelEnd}
        isRequired={props.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <Group className={control}>
          <Input ref={inputRef} className={input} placeholder={placeholder} />
          <IconButton
            slot={null}
            className={affixButton}
            icon={isShown ? EyeOff : Eye}
            aria-label={isShown ? messages.hidePassword : messages.showPassword}
            isDisabled={props.isDisabled}
            onPress={() => setShown(!isShown)}
          />
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
