import {
  AuthScreen,
  LoginForm,
  useSessionStore,
  type AuthTab,
  useTexts,
} from '@cardinal/crm-features';
import type { Session } from '@cardinal/contract';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { invite, paths } from '../../paths.ts';
import { ScreenLoading } from '../../screen/ScreenLoading.tsx';
import { useScreen } from '../../screen/useScreen.ts';
import { setPreferences } from '../../state/preferences.ts';
import { withoutInvite } from './returnPath.ts';
import { accountMessages } from '../../texts/account.ts';

const loadRegister = () => import('@cardinal/crm-features/register');
const RegisterForm = lazy(async () => ({ default: (await loadRegister()).RegisterForm }));
const InvitedNotice = lazy(async () => ({ default: (await loadRegister()).InvitedNotice }));

/** Preloads the form; a failure is handled when the form is requested. */
const preloadRegister = () => void loadRegister().catch(() => undefined);

/** The login and register screen, shown instead of any protected page. */
export default function AuthRoute() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const inviteToken = new URLSearchParams(search).get(invite) ?? undefined;
  // Most invited people are new users.
  const [tab, setTab] = useState<AuthTab>(inviteToken ? 'register' : 'login');
  const { set } = useSessionStore();
  const titles = useTexts(accountMessages);
  useScreen(tab === 'login' ? titles.signIn : titles.register);

  function register(session: Session) {
    set(session);
    // The registration has used the invitation.
    if (inviteToken) void navigate(withoutInvite(pathname, search), { replace: true });
  }

  return (
    <AuthScreen
      tab={tab}
      onTabChange={setTab}
      onApproachRegister={preloadRegister}
      onLanguageChange={(language) => setPreferences({ language })}
      invited={
        inviteToken !== undefined && (
          <Suspense fallback="…">
            <InvitedNotice token={inviteToken} />
          </Suspense>
        )
      }
      login={
        <LoginForm
          onSignedIn={set}
          forgotHref={paths.forgotPassword}
          returnTo={pathname + search}
        />
      }
      register={
        <Suspense fallback={<ScreenLoading />}>
          <RegisterForm
            onSignedIn={register}
            inviteToken={inviteToken}
            returnTo={pathname + search}
          />
        </Suspense>
      }
    />
  );
}
