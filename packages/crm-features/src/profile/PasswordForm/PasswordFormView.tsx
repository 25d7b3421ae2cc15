import { Button, Form, Inline, PasswordField, VisuallyHidden } from '@cardinal/ui';
import { useState } from 'react';
import { useErrorFocus } from '../../forms/index.ts';
import type { FieldErrors, PasswordValues } from '../checks.ts';
import { profileTexts } from '../texts.ts';

const { password: texts } = profileTexts;

/** Props of PasswordFormView. */
export interface PasswordFormViewProps {
  /** Username, for password managers. */
  email: string;
  /** Error messages by field name; the first of these fields receives the focus. */
  errors: FieldErrors;
  /** Called with the passwords, even if they are not valid. */
  onSubmit: (values: PasswordValues) => void;
  /** Whether the password is being changed. */
  isBusy?: boolean;
}

/** The current password and a new one. */
export function PasswordFormView({
  email,
  errors,
  onSubmit,
  isBusy = false,
}: PasswordFormViewProps) {
  const [values, setValues] = useState<PasswordValues>({ current_password: '', new_password: '' });
  const form = useErrorFocus(errors);
  const field = (name: keyof PasswordValues) => ({
    name,
    value: values[name],
    onChange: (text: string) => setValues((old) => ({ ...old, [name]: text })),
  });
  return (
    <Form
      ref={form}
      validationErrors={errors}
      onSubmit={() => {
        if (!isBusy) onSubmit(values);
      }}
    >
      {/* Shows password managers whose password it is. */}
      <VisuallyHidden>
        <input
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
      </VisuallyHidden>
      <PasswordField
        {...field('current_password')}
        label={texts.current}
        description={texts.currentHint}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('new_password')}
        label={texts.next}
        description={texts.nextHint}
        autoComplete="new-password"
      />
      <Inline justify="end">
        <Button type="submit" isBusy={isBusy}>
          {texts.submit}
        </Button>
      </Inline>
    </Form>
  );
}
