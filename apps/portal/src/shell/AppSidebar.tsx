import { isManagerRole, roleLabels } from '@cardinal/contract/labels';
import {
  useDueCount,
  useSession,
  useUnconfirmedCount,
  useWaitingProposals,
} from '@cardinal/crm-features';
import { IconButton, Sidebar, SidebarBrand, SidebarNav, SidebarPerson } from '@cardinal/ui';
import { LogOut, Settings } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { navigation } from './navigation.ts';
import { screenPath } from '../state/screenPath.ts';
import { useWaitingCount } from '../state/waitingCount.ts';
import { useAskedLogout } from './useAskedLogout.tsx';

/** Brand, links for the role, and the signed-in user with settings and Logout. */
export function AppSidebar() {
  const navigate = useNavigate();
  const pathname = screenPath(useLocation());
  const user = useSession()?.user;
  const { logout, isPending, question } = useAskedLogout();
  const due = useDueCount();
  const unconfirmed = useUnconfirmedCount(user !== undefined && isManagerRole(user.role));
  const captures = useWaitingCount().all;
  const waiting = { captures, proposals: useWaitingProposals(), due, unconfirmed };
  return (
    <Sidebar
      brand={<SidebarBrand href={paths.dashboard} aria-label="Cardinal, to the dashboard" />}
      footer={
        user && (
          <SidebarPerson
            name={`${user.first_name} ${user.last_name}`.trim()}
            detail={roleLabels[user.role]}
            actions={
              <>
                <IconButton
                  icon={Settings}
                  aria-label="Profile Settings"
                  onPress={() => void navigate(paths.profile)}
                />
                <IconButton
                  icon={LogOut}
                  aria-label="Logout"
                  isDisabled={isPending}
                  onPress={logout}
                />
              </>
            }
          />
        )
      }
    >
      <SidebarNav label="Main" groups={navigation(pathname, user?.role, waiting)} />
      {question}
    </Sidebar>
  );
}
