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
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { foundErrors, useForm } from '../../forms/index.ts';
import { AuthFrame } from '../AuthFrame/index.ts';
import { checkNewPassword } from '../checks.ts';
import { linkMessages } from '../linkTexts.ts';
import { authMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

export interface ResetPasswordProps {
  /** The token from the emailed link. */
  token: string;
  /** URL of the sign-in screen. */
  signInHref: string;
  /** URL for requesting another link. */
  forgotHref: string;
}

/** The password is set. */
function Done({ signInHref }: Pick<ResetPasswordProps, 'signInHref'>) {
  const { reset: texts } = useTexts(linkMessages);
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
  const linkTexts = useTexts(linkMessages);
  const { reset: texts } = linkTexts;
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
  const authTexts = useTexts(authMessages);
  const { reset: texts } = useTexts(linkMessages);
  const api = useApi();
  const form = useForm({
    initial: { password: '' },
    check: (values) => checkNewPassword(values, authTexts.errors),
    save: ({ password }) => api.post('/api/auth/password/reset', { body: { token, password } }),
    errorsOf: ({ fields: { password } }) => foundErrors({ password: password ?? false }),
    isFinal: true,
  });
  if (form.saved) return <Done signInHref={signInHref} />;
  if (token === '') return <Incomplete forgotHref={forgotHref} />;
  return (
    <AuthFrame title={texts.title} description={texts.description}>
      <Stack gap={5}>
        {form.failure && (
          <InlineAlert tone="danger" title={texts.failedTitle}>
            {errorDetail(form.failure)}
          </InlineAlert>
        )}
        <Form {...form.props}>
          <PasswordField
            {...form.field('password')}
            label={texts.password}
            description={authTexts.fields.passwordHint}
            autoComplete="new-password"
            size="lg"
          />
          <Button type="submit" variant="primary" size="lg" fullWidth isBusy={form.isSaving}>
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
