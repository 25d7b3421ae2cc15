import { isManagerRole } from '@cardinal/contract/labels';
import { useSession } from '@cardinal/crm-features';
import { Outlet } from 'react-router-dom';
import { AccessDeniedScreen } from './AccessDeniedScreen.tsx';

/** Shows Access Denied in place of screens for managers and administrators. */
export default function ManagersOnly() {
  const user = useSession()?.user;
  return user && isManagerRole(user.role) ? <Outlet /> : <AccessDeniedScreen />;
}
