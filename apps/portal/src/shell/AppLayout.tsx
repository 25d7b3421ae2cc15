import type { Lead } from '@cardinal/contract';
import {
  ConfirmIdentityProvider,
  LiveUpdatesNotice,
  MembershipNotice,
  OfflineNotice,
  useTexts,
} from '@cardinal/crm-features';
import { AppShell, Logo, TopBar } from '@cardinal/ui';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LateOffline } from '../offline/LateOffline.tsx';
import { paths } from '../paths.ts';
import { AppSidebar } from './AppSidebar.tsx';
import { DeletedLead } from './DeletedLead.tsx';
import { LateReminders } from '../screen/LateReminders.tsx';
import { Overlays } from './Overlays.tsx';
import { QuickAccess } from './QuickAccess.tsx';
import { ScreenBoundary } from '../screen/ScreenBoundary.tsx';
import { ScreenLoading } from '../screen/ScreenLoading.tsx';
import { screenPath } from '../state/screenPath.ts';
import { ScrollPosition } from './ScrollPosition.tsx';
import { useOverlays } from '../state/useOverlays.ts';
import { useShortcuts } from './useShortcuts.ts';
import { frameMessages } from '../texts/frame.ts';

/** @public called by the first screen, with the code of the frame */
export { readFirst as readEarly } from '../screen/readFirst.ts';

/** The frame around every protected screen, and the dialogs that can open on top of it. */
export default function AppLayout() {
  const texts = useTexts(frameMessages);
  // A lead over a screen leaves the screen as it is.
  const pathname = screenPath(useLocation());
  const { openCapture } = useOverlays();
  // The menu is open for one location only, so navigating closes it.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const setMenuOpen = (isOpen: boolean) => setMenuAt(isOpen ? pathname : null);
  const [deletedLead, setDeletedLead] = useState<Lead | null>(null);
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  useShortcuts({ c: () => openCapture('scan'), '?': () => setShowsShortcuts(true) });

  return (
    <ConfirmIdentityProvider>
      <AppShell
        skipLinkLabel={texts.skip}
        menuLabel={texts.menu}
        isMenuOpen={menuAt === pathname}
        onMenuOpenChange={setMenuOpen}
        sidebar={<AppSidebar />}
        topbar={<TopBar brand={<Logo withName />} />}
        tabbar={
          <QuickAccess
            pathname={pathname}
            onScan={() => openCapture('scan')}
            onMenu={() => setMenuOpen(true)}
          />
        }
        banner={
          <>
            <OfflineNotice />
            <LateOffline />
            <LateReminders pathname={pathname} />
            <LiveUpdatesNotice />
            <MembershipNotice waitingHref={paths.waiting} />
            <DeletedLead lead={deletedLead} onDone={() => setDeletedLead(null)} />
          </>
        }
      >
        <ScreenBoundary resetKey={pathname}>
          <Suspense fallback={<ScreenLoading />}>
            <Outlet />
            <ScrollPosition key={pathname} />
          </Suspense>
        </ScreenBoundary>
        <Overlays
          showsShortcuts={showsShortcuts}
          onShowShortcutsChange={setShowsShortcuts}
          onLeadDeleted={setDeletedLead}
        />
      </AppShell>
    </ConfirmIdentityProvider>
  );
}
