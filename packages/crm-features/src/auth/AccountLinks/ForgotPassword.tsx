import { lengths } from '@cardinal/contract/limits';
import { Button, Form, InlineAlert, Link, Stack, Text, TextField, toasts } from '@cardinal/ui';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { useForm } from '../../forms/index.ts';
import { AuthFrame } from '../AuthFrame/index.ts';
import { checkForgotten } from '../checks.ts';
import { linkMessages } from '../linkTexts.ts';
import { authMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

export interface ForgotPasswordProps {
  /** URL of the sign-in screen. */
  signInHref: string;
}

/** Requests an email with a password reset link. */
export function ForgotPassword({ signInHref }: ForgotPasswordProps) {
  const authTexts = useTexts(authMessages);
  const { forgot: texts } = useTexts(linkMessages);
  const api = useApi();
  const form = useForm({
    initial: { email: '' },
    check: (values) => checkForgotten(values, authTexts.errors),
    save: async ({ email }) =>
      (await api.post('/api/auth/password/forgot', { body: { email: email.trim() } })).data,
    onFailed: (error) =>
      toasts.show({ title: texts.failed, description: errorDetail(error), tone: 'danger' }),
    isFinal: true,
  });
  return (
    <AuthFrame title={texts.title} description={texts.description}>
      <Stack gap={5}>
        {form.saved ? (
          <InlineAlert tone="success" title={texts.sentTitle}>
            {form.saved.detail}
          </InlineAlert>
        ) : (
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
            <Button type="submit" variant="primary" size="lg" fullWidth isBusy={form.isSaving}>
              {texts.submit}
            </Button>
          </Form>
        )}
        <Text as="p" size="sm">
          <Link href={signInHref}>{texts.back}</Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
