import type { Session } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { useForm } from '../../forms/index.ts';
import { checkLogin } from '../checks.ts';
import { useGoogleRedirect } from '../google/useGoogleRedirect.ts';
import { authMessages } from '../texts.ts';
import { LoginFormView } from './LoginFormView.tsx';
import { useTexts } from '../../language/index.ts';

export interface LoginFormProps {
  /** Called immediately with the new session. The caller must store it and navigate. */
  onSignedIn: (session: Session) => void;
  /** URL for users who forgot their password. */
  forgotHref?: string;
  /**
   * Path to continue at after a sign-in with Google.
   * @default '/'
   */
  returnTo?: string | undefined;
  /** Leaves for Google's page. @default loads it in this tab */
  onLeave?: ((url: string) => void) | undefined;
}

/** Signs in with email and password. */
export function LoginForm({ onSignedIn, forgotHref, returnTo = '/', onLeave }: LoginFormProps) {
  const authTexts = useTexts(authMessages);
  const { toasts: texts } = authTexts;
  const api = useApi();
  const google = useGoogleRedirect({ source: 'login', returnTo, onLeave });
  const failed = (description: string) =>
    toasts.show({ title: texts.loginFailed, description, tone: 'danger' });
  const form = useForm({
    initial: { email: '', password: '', terms: false },
    check: (values) => checkLogin(values, authTexts.errors),
    onInvalid: () => failed(texts.loginMissing),
    save: async ({ email, password }) =>
      (await api.post('/api/auth/login', { body: { email: email.trim(), password } })).data,
    onSaved: (session) => {
      toasts.show({
        title: texts.loginDone,
        description: texts.welcome({ firstName: session.user.first_name }),
        tone: 'success',
      });
      onSignedIn(session);
    },
    onFailed: (error) => failed(errorDetail(error)),
    isFinal: true,
  });
  return (
    <LoginFormView
      form={form}
      onGoogle={() => google.start(form)}
      isLeaving={google.isBusy}
      forgotHref={forgotHref}
    />
  );
}
