import { times } from '@cardinal/contract/limits';
import { useSession } from '@cardinal/crm-features';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenLoading } from './ScreenLoading.tsx';

const AuthRoute = lazy(() => import('../routes/auth/AuthRoute.tsx'));

/** Props of Guard. */
export interface GuardProps {
  /** The frame around every protected screen. */
  layout: ReactNode;
  /** Called with the path as soon as there is a session, to start loading its screen. */
  preload: (pathname: string) => void;
}

/**
 * Shows the login screen instead of the requested page while there is no session. After a sign-in,
 * the page follows once the welcome toast has been shown.
 */
export function Guard({ layout, preload }: GuardProps) {
  const { pathname } = useLocation();
  const token = useSession()?.token ?? null;
  // A session that existed from the start needs no welcome.
  const [welcomed, setWelcomed] = useState(token);
  const isOpen = token !== null && token === welcomed;

  useEffect(() => {
    if (token !== null) preload(pathname);
  }, [token, pathname, preload]);

  useEffect(() => {
    if (token === null || isOpen) return undefined;
    const timer = setTimeout(() => setWelcomed(token), times.redirectAfterSignIn);
    return () => clearTimeout(timer);
  }, [token, isOpen]);

  return <Suspense fallback={<ScreenLoading />}>{isOpen ? layout : <AuthRoute />}</Suspense>;
}
