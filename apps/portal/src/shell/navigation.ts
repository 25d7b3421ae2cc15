import { isManagerRole, type Role } from '@cardinal/contract/labels';
import {
  ArrowDownUp,
  CalendarDays,
  CloudUpload,
  LayoutDashboard,
  ListChecks,
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

/** What waits for the user; captures and suggestions have no link while there are none. */
interface Waiting {
  /** Captures on this device. */
  captures: number;
  /** Suggestions of agents. */
  proposals: number;
  /** Entries of partners' pages that are to be confirmed. */
  unconfirmed: number;
  /** How much is to be done today. */
  due: string | undefined;
}

/** Links of the sidebar for a role, with the current one marked. */
export function navigation(
  pathname: string,
  role: Role | undefined,
  waiting: Waiting,
): SidebarNavGroup[] {
  const counts: Readonly<Record<string, string | undefined>> = {
    [paths.today]: waiting.due,
    [paths.proposals]: waiting.proposals > 0 ? String(waiting.proposals) : undefined,
    [paths.members]: waiting.unconfirmed > 0 ? String(waiting.unconfirmed) : undefined,
  };
  const linksOf = (items: readonly Omit<SidebarNavItem, 'isCurrent'>[]) =>
    items.map(({ href, label, icon }) => {
      const count = counts[href];
      return {
        href,
        label,
        icon,
        isCurrent: isAt(href, pathname),
        ...(count !== undefined && { count }),
      };
    });
  const isManager = role !== undefined && isManagerRole(role);
  const proposals = { href: paths.proposals, label: 'Suggested changes', icon: ListChecks };
  const captures = {
    href: paths.waitingCaptures,
    label: `Waiting captures (${waiting.captures})`,
    icon: CloudUpload,
  };
  const own = [
    ...main,
    ...(waiting.proposals > 0 || isAt(paths.proposals, pathname) ? [proposals] : []),
    ...(waiting.captures > 0 ? [captures] : []),
  ];
  return [
    { items: linksOf(own) },
    ...(isManager ? [{ label: 'Manager Tools', items: linksOf(managerTools) }] : []),
  ];
}
