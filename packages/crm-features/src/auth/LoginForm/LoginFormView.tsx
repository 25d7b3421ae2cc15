import type { LoginInput } from '@cardinal/contract';
import { lengths } from '@cardinal/contract/limits';
import { Button, Form, Link, PasswordField, Stack, Text, TextField } from '@cardinal/ui';
import { useState } from 'react';
import { useErrorFocus } from '../../forms/index.ts';
import { GoogleButton } from '../GoogleButton/index.ts';
import { Unreachable } from '../Unreachable/index.ts';
import { TermsCheckbox } from '../TermsCheckbox/index.ts';
import type { FieldErrors } from '../checks.ts';
import { authTexts } from '../texts.ts';
import { divider, forgot } from './LoginForm.css.ts';

/** Props of LoginFormView. */
export interface LoginFormViewProps {
  /** Called with the input, even if it is incomplete. */
  onSubmit: (input: LoginInput) => void;
  /** Called when the Google button is pressed, with whether the terms are accepted. */
  onGoogle: (hasAccepted: boolean) => void;
  /** Error messages by field name; the first of these fields receives the focus. */
  errors: FieldErrors;
  /** The error of the last attempt, if it failed. */
  error?: Error | null;
  /** Whether the sign-in is in progress. */
  isBusy?: boolean;
  /** Whether the page is about to be left for Google. */
  isLeaving?: boolean;
  /** URL for users who forgot their password. */
  forgotHref?: string;
}

/** Form for signing in with email and password, or with Google. Errors do not clear the input. */
export function LoginFormView({
  onSubmit,
  onGoogle,
  errors,
  error = null,
  isBusy,
  isLeaving,
  forgotHref,
}: LoginFormViewProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [hasAccepted, setAccepted] = useState(false);
  const form = useErrorFocus(errors);
  return (
    <Form
      ref={form}
      validationErrors={errors}
      onSubmit={() => {
        if (!isBusy) onSubmit({ email: email.trim(), password });
      }}
    >
      <TextField
        label={authTexts.fields.email}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        size="lg"
        maxLength={lengths.email}
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label={authTexts.fields.password}
        name="password"
        autoComplete="current-password"
        size="lg"
        value={password}
        onChange={setPassword}
      />
      {forgotHref && (
        <Text as="p" size="sm" className={forgot}>
          <Link href={forgotHref}>{authTexts.login.forgot}</Link>
        </Text>
      )}
      <Unreachable error={error} />
      <Button type="submit" variant="primary" size="lg" fullWidth isBusy={isBusy}>
        {authTexts.login.submit}
      </Button>
      <div className={divider}>{authTexts.login.or}</div>
      <Stack gap={3}>
        <GoogleButton isBusy={isLeaving} onPress={() => onGoogle(hasAccepted)}>
          {authTexts.login.google}
        </GoogleButton>
        <TermsCheckbox isSelected={hasAccepted} onChange={setAccepted} />
      </Stack>
    </Form>
  );
}
