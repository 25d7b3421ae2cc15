import { CalendarDays, LayoutDashboard, ScanLine, SquareUser } from 'lucide-react';
import type { SidebarNavGroup } from '@cardinal/ui';
import { paths } from '../paths.ts';

const main = [
  { href: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard },
  { href: paths.leads, label: 'Lead Management', icon: SquareUser },
  { href: paths.capture, label: 'Lead Capture', icon: ScanLine },
  { href: paths.events, label: 'Events', icon: CalendarDays },
];

/** Whether a screen is the link's own or, like one event, below it. */
const isAt = (href: string, pathname: string) =>
  pathname === href || pathname.startsWith(`${href}/`);

/** Links of the sidebar, with the current one marked. */
export function navigation(pathname: string): SidebarNavGroup[] {
  const items = main.map(({ href, label, icon }) => {
    return { href, label, icon, isCurrent: isAt(href, pathname) };
  });
  return [{ items }];
}
