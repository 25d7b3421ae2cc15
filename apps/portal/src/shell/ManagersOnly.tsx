import { isManagerRole } from '@cardinal/contract/labels';
import { useSession } from '@cardinal/crm-features';
import { lazy, type ReactNode } from 'react';

const AccessDeniedScreen = lazy(() => import('../screen/AccessDeniedScreen.tsx'));

export interface ManagersOnlyProps {
  /** A screen for managers and administrators. */
  children: ReactNode;
}

/** Shows Access Denied to everyone else. */
export function ManagersOnly({ children }: ManagersOnlyProps) {
  const user = useSession()?.user;
  return user && isManagerRole(user.role) ? children : <AccessDeniedScreen />;
}
