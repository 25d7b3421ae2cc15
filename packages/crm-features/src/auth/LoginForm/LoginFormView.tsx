import type { LoginInput } from '@cardinal/contract';
import { lengths } from '@cardinal/contract/limits';
import { Button, Form, Link, PasswordField, Stack, Text, TextField } from '@cardinal/ui';
import type { FormState } from '../../forms/index.ts';
import { GoogleButton } from '../GoogleButton/index.ts';
import { Unreachable } from '../Unreachable/index.ts';
import { TermsCheckbox } from '../TermsCheckbox/index.ts';
import { authMessages } from '../texts.ts';
import { divider, forgot } from './LoginForm.css.ts';
import { useTexts } from '../../language/index.ts';

export interface LoginFormViewProps {
  form: FormState<LoginInput & { terms: boolean }>;
  /** Called when the Google button is pressed, even if the terms are not accepted. */
  onGoogle: () => void;
  /** Whether the page is about to be left for Google. */
  isLeaving?: boolean;
  /** URL for users who forgot their password. */
  forgotHref?: string;
}

/** Form for signing in with email and password, or with Google. Errors do not clear the input. */
export function LoginFormView({ form, onGoogle, isLeaving, forgotHref }: LoginFormViewProps) {
  const authTexts = useTexts(authMessages);
  return (
    <Form {...form.props}>
      <TextField
        {...form.field('email')}
        label={authTexts.fields.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        size="lg"
        maxLength={lengths.email}
      />
      <PasswordField
        {...form.field('password')}
        label={authTexts.fields.password}
        autoComplete="current-password"
        size="lg"
      />
      {forgotHref && (
        <Text as="p" size="sm" className={forgot}>
          <Link href={forgotHref}>{authTexts.login.forgot}</Link>
        </Text>
      )}
      <Unreachable error={form.failure} />
      <Button type="submit" variant="primary" size="lg" fullWidth isBusy={form.isSaving}>
        {authTexts.login.submit}
      </Button>
      <div className={divider}>{authTexts.login.or}</div>
      <Stack gap={3}>
        <GoogleButton isBusy={isLeaving} onPress={onGoogle}>
          {authTexts.login.google}
        </GoogleButton>
        <TermsCheckbox isSelected={form.values.terms} onChange={(terms) => form.set({ terms })} />
      </Stack>
    </Form>
  );
}
