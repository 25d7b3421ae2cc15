import { isManagerRole } from '@cardinal/contract/labels';
import {
  useDueCount,
  useSession,
  useUnconfirmedCount,
  useWaitingProposals,
  useTexts,
  roleMessages,
} from '@cardinal/crm-features';
import { IconButton, Sidebar, SidebarBrand, SidebarNav, SidebarPerson } from '@cardinal/ui';
import { LogOut, Settings } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { navigation } from './navigation.ts';
import { screenPath } from '../state/screenPath.ts';
import { useWaitingCount } from '../state/waitingCount.ts';
import { useAskedLogout } from './useAskedLogout.tsx';
import { frameMessages } from '../texts/frame.ts';
import { screenMessages } from '../texts/screens.ts';

/** Brand, links for the role, and the signed-in user with settings and Logout. */
export function AppSidebar() {
  const texts = useTexts(frameMessages);
  const titles = useTexts(screenMessages);
  const roles = useTexts(roleMessages);
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
      brand={<SidebarBrand href={paths.dashboard} aria-label={texts.brand} />}
      footer={
        user && (
          <SidebarPerson
            name={`${user.first_name} ${user.last_name}`.trim()}
            detail={roles[user.role]}
            actions={
              <>
                <IconButton
                  icon={Settings}
                  aria-label={titles.profile.title}
                  onPress={() => void navigate(paths.profile)}
                />
                <IconButton
                  icon={LogOut}
                  aria-label={texts.logout}
                  isDisabled={isPending}
                  onPress={logout}
                />
              </>
            }
          />
        )
      }
    >
      <SidebarNav
        label={texts.main}
        groups={navigation({ pathname, role: user?.role, waiting, texts, titles })}
      />
      {question}
    </Sidebar>
  );
}
