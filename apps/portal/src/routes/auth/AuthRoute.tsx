import { AuthScreen, LoginForm, useSessionStore } from '@cardinal/crm-features';
import type { AuthTab } from '@cardinal/crm-features';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../paths.ts';
import { ScreenLoading } from '../../shell/ScreenLoading.tsx';
import { useScreen } from '../../shell/useScreen.ts';

const loadRegister = () => import('@cardinal/crm-features/register');
const RegisterForm = lazy(async () => ({ default: (await loadRegister()).RegisterForm }));

/** Preloads the form; a failure is handled when the form is requested. */
const preloadRegister = () => void loadRegister().catch(() => undefined);

/** The login and register screen, shown instead of any protected page. */
export default function AuthRoute() {
  const [tab, setTab] = useState<AuthTab>('login');
  const { set } = useSessionStore();
  useScreen(tab === 'login' ? 'Sign in' : 'Create your account');
  return (
    <AuthScreen
      tab={tab}
      onTabChange={setTab}
      onApproachRegister={preloadRegister}
      login={<LoginForm onSignedIn={set} forgotHref={paths.forgotPassword} />}
      register={
        <Suspense fallback={<ScreenLoading />}>
          <RegisterForm onSignedIn={set} />
        </Suspense>
      }
    />
  );
}
