import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField as AriaTextField, Group, Input } from 'react-aria-components';
import { affixButton, control, field, input } from '../../internal/field/Field.css.ts';
import { FieldHelp } from '../../internal/field/FieldHelp.tsx';
import { FieldLabel } from '../../internal/field/FieldLabel.tsx';
import { isFieldInvalid } from '../../internal/field/fieldProps.ts';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/useMessages.ts';
import type { Named } from '../../internal/named.ts';
import { IconButton } from '../IconButton/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';

/** Props of PasswordField. */
export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'check' | keyof Named
> &
  Named;

/** A password, hidden until asked to show. */
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
      isInvalid={isFieldInvalid(props.isInvalid, errorMessage)}
      className={mergeClassName(field({ size }), className)}
    >
      <FieldLabel label={label} isRequired={props.isRequired} labelEnd={labelEnd} />
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
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
