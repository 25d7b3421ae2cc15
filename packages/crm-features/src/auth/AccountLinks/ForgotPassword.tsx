import { useMutation } from '@tanstack/react-query';
import { lengths } from '@cardinal/contract/limits';
import { Button, Form, InlineAlert, Link, Stack, Text, TextField, toasts } from '@cardinal/ui';
import { useState } from 'react';
import { ApiError, errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { useErrorFocus } from '../../forms/index.ts';
import { AuthFrame } from '../AuthFrame/index.ts';
import { checkForgotten, type FieldErrors } from '../checks.ts';
import { linkTexts } from '../linkTexts.ts';
import { authTexts } from '../texts.ts';

/** Props of ForgotPassword. */
export interface ForgotPasswordProps {
  /** URL of the sign-in screen. */
  signInHref: string;
}

const { forgot: texts } = linkTexts;

/** Requests an email with a password reset link. */
export function ForgotPassword({ signInHref }: ForgotPasswordProps) {
  const api = useApi();
  const [email, setEmail] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useErrorFocus(errors);
  const forgot = useMutation({
    mutationFn: async () =>
      (await api.post('/api/auth/password/forgot', { body: { email: email.trim() } })).data,
    onError: (error) => {
      toasts.show({ title: texts.failed, description: errorDetail(error), tone: 'danger' });
      if (error instanceof ApiError) setErrors(error.fields);
    },
  });
  const submit = () => {
    const wrong = checkForgotten(email);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0 && !forgot.isPending) forgot.mutate();
  };
  return (
    <AuthFrame title={texts.title} description={texts.description}>
      <Stack gap={5}>
        {forgot.isSuccess ? (
          <InlineAlert tone="success" title={texts.sentTitle}>
            {forgot.data.detail}
          </InlineAlert>
        ) : (
          <Form ref={form} validationErrors={errors} onSubmit={submit}>
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
            <Button type="submit" variant="primary" size="lg" fullWidth isBusy={forgot.isPending}>
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
