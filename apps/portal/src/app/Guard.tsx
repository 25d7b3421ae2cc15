import { times } from '@cardinal/contract/limits';
import { isWaiting, useSession } from '@cardinal/crm-features';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { invite, paths } from '../paths.ts';
import { arrivalOf, useSettled } from '../state/arrival.ts';
import { ScreenLoading } from '../screen/ScreenLoading.tsx';

/** Loads the code of the sign-in screen. */
export const loadSignIn = () => import('../routes/auth/AuthRoute.tsx');
const AuthRoute = lazy(loadSignIn);
const InvitationRoute = lazy(() => import('../routes/auth/InvitationRoute.tsx'));

export interface GuardProps {
  /** The frame around every protected screen. */
  layout: ReactNode;
  /** Called with the path as soon as there is a session, to start loading its screen. */
  preload?: (pathname: string) => void;
  /**
   * Whether users with an incomplete profile are asked to complete it first.
   * @default true
   */
  asks?: boolean;
}

/** Shows the page, or in its place a question that the user has to answer first. */
function Entrance({ layout, asks }: { layout: ReactNode; asks: boolean }) {
  const { pathname, search } = useLocation();
  const user = useSession()?.user;
  const { userId } = useSettled();
  if (!user || !asks) return layout;
  const isInvited = new URLSearchParams(search).has(invite);
  const arrival = arrivalOf({ user, isInvited, isSettled: userId === user.id });
  if (arrival === 'page') return layout;
  if (arrival === 'invitation') return <InvitationRoute />;
  const to = arrival === 'waiting' ? paths.waiting : paths.profileCompletion;
  return <Navigate to={to} state={{ from: pathname + search }} replace />;
}

/**
 * Shows the login screen instead of the requested page while there is no session. After a sign-in,
 * the page follows once the welcome toast has been shown.
 */
export function Guard({ layout, preload, asks = true }: GuardProps) {
  const { pathname } = useLocation();
  const session = useSession();
  const token = session?.token ?? null;
  const { settle } = useSettled();
  const userId = session?.user.id ?? null;
  // A session that existed from the start needs no welcome, nor does a new one of the same user.
  const [welcomed, setWelcomed] = useState(userId);
  if (userId === null && welcomed !== null) setWelcomed(null);
  const isOpen = userId !== null && userId === welcomed;

  const open = useEffectEvent(() => {
    setWelcomed(userId);
    // The application opens as it is; the next load asks for what is missing.
    if (session && !isWaiting(session.user)) settle(session.user.id);
  });

  useEffect(() => {
    if (token !== null) preload?.(pathname);
  }, [token, pathname, preload]);

  useEffect(() => {
    if (userId === null || isOpen) return undefined;
    const timer = setTimeout(open, times.redirectAfterSignIn);
    return () => clearTimeout(timer);
  }, [userId, isOpen]);

  return (
    <Suspense fallback={<ScreenLoading />}>
      {isOpen ? <Entrance layout={layout} asks={asks} /> : <AuthRoute />}
    </Suspense>
  );
}
