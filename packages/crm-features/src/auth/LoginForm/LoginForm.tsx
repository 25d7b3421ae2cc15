import { useMutation } from '@tanstack/react-query';
import type { LoginInput, Session } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useState } from 'react';
import { ApiError, errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { checkLogin, type FieldErrors } from '../checks.ts';
import { useGoogleRedirect } from '../google/useGoogleRedirect.ts';
import { authTexts } from '../texts.ts';
import { LoginFormView } from './LoginFormView.tsx';

/** Props of LoginForm. */
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

const { toasts: texts } = authTexts;

/** Signs in with email and password. */
export function LoginForm({ onSignedIn, forgotHref, returnTo = '/', onLeave }: LoginFormProps) {
  const api = useApi();
  const [errors, setErrors] = useState<FieldErrors>({});
  const google = useGoogleRedirect({ source: 'login', returnTo, onLeave });
  const login = useMutation({
    mutationFn: async (body: LoginInput) => (await api.post('/api/auth/login', { body })).data,
    onSuccess: (session) => {
      toasts.show({
        title: texts.loginDone,
        description: texts.welcome(session.user.first_name),
        tone: 'success',
      });
      onSignedIn(session);
    },
    onError: (error) => {
      toasts.show({ title: texts.loginFailed, description: errorDetail(error), tone: 'danger' });
      if (error instanceof ApiError) setErrors(error.fields);
    },
  });

  function submit(input: LoginInput) {
    const missing = checkLogin(input);
    setErrors(missing);
    if (Object.keys(missing).length === 0) return login.mutate(input);
    toasts.show({ title: texts.loginFailed, description: texts.loginMissing, tone: 'danger' });
  }

  return (
    <LoginFormView
      onSubmit={submit}
      onGoogle={(hasAccepted) => setErrors(google.start(hasAccepted))}
      isLeaving={google.isBusy}
      errors={errors}
      error={login.error}
      forgotHref={forgotHref}
      // Stays busy until the page changes, because a second press would sign in twice.
      isBusy={login.isPending || login.isSuccess}
    />
  );
}
