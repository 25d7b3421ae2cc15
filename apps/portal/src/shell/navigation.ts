import { isManagerRole, type Role } from '@cardinal/contract/labels';
import {
  ArrowDownUp,
  CalendarDays,
  CloudUpload,
  LayoutDashboard,
  ListTodo,
  MessagesSquare,
  ScanLine,
  SquareUser,
  UserCheck,
  UserCog,
  Users,
} from 'lucide-react';
import type { SidebarNavGroup, SidebarNavItem } from '@cardinal/ui';
import { paths } from '../paths.ts';

const main = [
  { href: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard },
  { href: paths.today, label: 'Today', icon: ListTodo },
  { href: paths.leads, label: 'Lead Management', icon: SquareUser },
  { href: paths.capture, label: 'Lead Capture', icon: ScanLine },
  { href: paths.events, label: 'Events', icon: CalendarDays },
  { href: paths.communications, label: 'Communications', icon: MessagesSquare },
];

const managerTools = [
  { href: paths.manager, label: 'Team Overview', icon: Users },
  { href: paths.assignments, label: 'Lead Assignment', icon: UserCheck },
  { href: paths.import, label: 'Import/Export', icon: ArrowDownUp },
  { href: paths.members, label: 'Members & access', icon: UserCog },
];

/** Whether a screen is the link's own, or below it like a single event. */
const isAt = (href: string, pathname: string) =>
  pathname === href || pathname.startsWith(`${href}/`);

/**
 * Links of the sidebar for a role, with the current one marked.
 * @param waiting How many captures of this device wait; without any, there is no link to them
 * @param due How much is to be done today
 */
export function navigation(
  pathname: string,
  role: Role | undefined,
  { waiting, due }: { waiting: number; due: string | undefined },
): SidebarNavGroup[] {
  const linksOf = (items: readonly Omit<SidebarNavItem, 'isCurrent'>[]) =>
    items.map(({ href, label, icon }) => {
      const count = href === paths.today && due !== undefined ? { count: due } : {};
      return { href, label, icon, isCurrent: isAt(href, pathname), ...count };
    });
  const isManager = role !== undefined && isManagerRole(role);
  const captures = {
    href: paths.waitingCaptures,
    label: `Waiting captures (${waiting})`,
    icon: CloudUpload,
  };
  return [
    { items: linksOf(waiting > 0 ? [...main, captures] : main) },
    ...(isManager ? [{ label: 'Manager Tools', items: linksOf(managerTools) }] : []),
  ];
}
