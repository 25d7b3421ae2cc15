import { times } from '@cardinal/contract/limits';
import { useSession } from '@cardinal/crm-features';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenLoading } from './ScreenLoading.tsx';

const AuthRoute = lazy(() => import('../routes/auth/AuthRoute.tsx'));

/** Props of Guard. */
export interface GuardProps {
  /** What stands around every protected screen. */
  layout: ReactNode;
  /** Called with the address as soon as somebody is signed in: time to load what it shows. */
  preload: (pathname: string) => void;
}

/**
 * Shows the login screen in place of the asked-for page while nobody is signed in. After a sign-in
 * the page follows when its welcome has been read.
 */
export function Guard({ layout, preload }: GuardProps) {
  const { pathname } = useLocation();
  const token = useSession()?.token ?? null;
  // A session that was there from the start needs no welcome.
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
