import { roleLabels } from '@cardinal/contract/labels';
import { useLogout, useSession } from '@cardinal/crm-features';
import { IconButton, Sidebar, SidebarBrand, SidebarNav, SidebarPerson } from '@cardinal/ui';
import { Keyboard, LogOut } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { navigation } from './navigation.ts';
import { screenPath } from './screenPath.ts';

/** Props of AppSidebar. */
export interface AppSidebarProps {
  /** Opens the list of keyboard shortcuts. */
  onShowShortcuts: () => void;
}

/** Brand, links for the role, and the signed-in user with Logout. */
export function AppSidebar({ onShowShortcuts }: AppSidebarProps) {
  const pathname = screenPath(useLocation());
  const user = useSession()?.user;
  const logout = useLogout();
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
                  icon={Keyboard}
                  aria-label="Keyboard shortcuts"
                  onPress={onShowShortcuts}
                />
                <IconButton
                  icon={LogOut}
                  aria-label="Logout"
                  isDisabled={logout.isPending}
                  onPress={() => logout.mutate()}
                />
              </>
            }
          />
        )
      }
    >
      <SidebarNav label="Main" groups={navigation(pathname)} />
    </Sidebar>
  );
}
