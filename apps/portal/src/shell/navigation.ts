import { isManagerRole, type Role } from '@cardinal/contract/labels';
import type { TextsOf } from '@cardinal/contract/messages';
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
import type { frameMessages } from '../texts/frame.ts';
import type { screenMessages } from '../texts/screens.ts';

type Titles = TextsOf<typeof screenMessages>;

const main = (titles: Titles) => [
  { href: paths.dashboard, label: titles.dashboard.title, icon: LayoutDashboard },
  { href: paths.today, label: titles.today.title, icon: ListTodo },
  { href: paths.leads, label: titles.leads.title, icon: SquareUser },
  { href: paths.capture, label: titles.capture.title, icon: ScanLine },
  { href: paths.events, label: titles.events.title, icon: CalendarDays },
  { href: paths.communications, label: titles.communications.title, icon: MessagesSquare },
];

const managerTools = ({ team, members }: Titles) => [
  { href: paths.manager, label: team.overview, icon: Users },
  { href: paths.assignments, label: team.assignment, icon: UserCheck },
  { href: paths.import, label: team.importExport, icon: ArrowDownUp },
  { href: paths.members, label: members.title, icon: UserCog },
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

interface Navigation {
  pathname: string;
  role: Role | undefined;
  waiting: Waiting;
  texts: TextsOf<typeof frameMessages>;
  titles: Titles;
}

/** Links of the sidebar for a role, with the current one marked. */
export function navigation({
  pathname,
  role,
  waiting,
  texts,
  titles,
}: Navigation): SidebarNavGroup[] {
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
  const proposals = { href: paths.proposals, label: titles.proposals.title, icon: ListChecks };
  const captures = {
    href: paths.waitingCaptures,
    label: texts.waiting({ count: waiting.captures }),
    icon: CloudUpload,
  };
  const own = [
    ...main(titles),
    ...(waiting.proposals > 0 || isAt(paths.proposals, pathname) ? [proposals] : []),
    ...(waiting.captures > 0 ? [captures] : []),
  ];
  return [
    { items: linksOf(own) },
    ...(isManager ? [{ label: texts.managers, items: linksOf(managerTools(titles)) }] : []),
  ];
}
