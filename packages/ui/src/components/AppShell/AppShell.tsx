import type { ReactNode } from 'react';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { media } from '../../styles/media.ts';
import { LazyDrawer } from '../Drawer/LazyDrawer.tsx';
import { SkipLink } from '../SkipLink/index.ts';
import { aboveTabbar, aside, main, page, phoneOnly, shell, top } from './AppShell.css.ts';

const mainId = 'main';

export interface AppShellProps {
  /** The Sidebar: at the edge from 768 px, in a drawer on phones. */
  sidebar: ReactNode;
  /** The TopBar, shown on phones. */
  topbar?: ReactNode;
  /** The TabBar, shown on phones. */
  tabbar?: ReactNode;
  /** A message about the whole app, shown above the page: 'You are offline'. */
  banner?: ReactNode;
  /** The page, starting with a PageHeader. */
  children: ReactNode;
  /** Text of the skip link: 'Skip to content'. */
  skipLinkLabel: string;
  /** Accessible name of the drawer that contains the sidebar on phones: 'Menu'. */
  menuLabel?: string;
  /** Whether that drawer is open. */
  isMenuOpen?: boolean;
  /** Called when that drawer opens or closes. */
  onMenuOpenChange?: (isOpen: boolean) => void;
}

/** The frame of the app: navigation beside the page, or bars above and below it on phones. */
export function AppShell({
  sidebar,
  topbar,
  tabbar,
  banner,
  children,
  skipLinkLabel,
  menuLabel = '',
  isMenuOpen = false,
  onMenuOpenChange,
}: AppShellProps) {
  const isPhone = useMediaQuery(media.phone);
  return (
    <div className={shell}>
      <SkipLink targetId={mainId}>{skipLinkLabel}</SkipLink>
      {isPhone ? (
        <LazyDrawer
          // Phones have no other navigation, and may lose the network.
          isLikely
          side="start"
          isNarrow
          isFlush
          isTitleHidden
          title={menuLabel}
          isOpen={isMenuOpen}
          onOpenChange={onMenuOpenChange}
        >
          {sidebar}
        </LazyDrawer>
      ) : (
        <header className={aside}>{sidebar}</header>
      )}
      <div className={page}>
        {topbar !== undefined && <div className={top}>{topbar}</div>}
        {banner}
        <main
          id={mainId}
          tabIndex={-1}
          className={joinClassNames(main, tabbar !== undefined && aboveTabbar)}
        >
          {children}
        </main>
        {tabbar !== undefined && <div className={phoneOnly}>{tabbar}</div>}
      </div>
    </div>
  );
}
