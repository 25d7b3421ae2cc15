import { useMutation } from '@tanstack/react-query';
import {
  Button,
  Form,
  InlineAlert,
  Link,
  LinkButton,
  PasswordField,
  Stack,
  Text,
} from '@cardinal/ui';
import { useState } from 'react';
import { ApiError, errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { useErrorFocus } from '../../forms/index.ts';
import { AuthFrame } from '../AuthFrame/index.ts';
import { checkNewPassword, type FieldErrors } from '../checks.ts';
import { linkTexts } from '../linkTexts.ts';
import { authTexts } from '../texts.ts';

/** Props of ResetPassword. */
export interface ResetPasswordProps {
  /** The token from the emailed link. */
  token: string;
  /** URL of the sign-in screen. */
  signInHref: string;
  /** URL for requesting another link. */
  forgotHref: string;
}

const { reset: texts } = linkTexts;

/** The password is set. */
function Done({ signInHref }: Pick<ResetPasswordProps, 'signInHref'>) {
  return (
    <AuthFrame title={texts.title} description={texts.description}>
      <Stack gap={5}>
        <InlineAlert tone="success" title={texts.doneTitle}>
          {texts.done}
        </InlineAlert>
        <LinkButton variant="primary" size="lg" href={signInHref}>
          {texts.signIn}
        </LinkButton>
      </Stack>
    </AuthFrame>
  );
}

/** The link has no token. */
function Incomplete({ forgotHref }: Pick<ResetPasswordProps, 'forgotHref'>) {
  return (
    <AuthFrame title={linkTexts.incompleteTitle} description={texts.incomplete}>
      <LinkButton variant="primary" size="lg" fullWidth href={forgotHref}>
        {texts.again}
      </LinkButton>
    </AuthFrame>
  );
}

/** Sets a new password with the token from the emailed link. */
export function ResetPassword({ token, signInHref, forgotHref }: ResetPasswordProps) {
  const api = useApi();
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useErrorFocus(errors);
  const reset = useMutation({
    mutationFn: () => api.post('/api/auth/password/reset', { body: { token, password } }),
    onError: (error) => {
      if (error instanceof ApiError) setErrors(error.fields);
    },
  });
  const submit = () => {
    const wrong = checkNewPassword(password);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0 && !reset.isPending) reset.mutate();
  };
  if (reset.isSuccess) return <Done signInHref={signInHref} />;
  if (token === '') return <Incomplete forgotHref={forgotHref} />;
  // Errors of the password are shown at its field.
  const isLinkRefused = reset.isError && !errors['password'];
  return (
    <AuthFrame title={texts.title} description={texts.description}>
      <Stack gap={5}>
        {isLinkRefused && (
          <InlineAlert tone="danger" title={texts.failedTitle}>
            {errorDetail(reset.error)}
          </InlineAlert>
        )}
        <Form ref={form} validationErrors={errors} onSubmit={submit}>
          <PasswordField
            label={texts.password}
            name="password"
            description={authTexts.fields.passwordHint}
            autoComplete="new-password"
            size="lg"
            value={password}
            onChange={setPassword}
          />
          <Button type="submit" variant="primary" size="lg" fullWidth isBusy={reset.isPending}>
            {texts.submit}
          </Button>
        </Form>
        <Text as="p" size="sm">
          <Link href={forgotHref}>{texts.again}</Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
