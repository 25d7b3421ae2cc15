import type { ActivityType } from '@cardinal/contract';
import {
  AlarmClockCheck,
  CalendarClock,
  FileUp,
  History,
  MailIcon,
  MailX,
  Merge,
  MessageCircle,
  PencilLine,
  Phone,
  RefreshCw,
  Reply,
  RotateCcw,
  StickyNote,
  Trash2,
  UserCheck,
  UserPlus,
  UserX,
  type LucideIcon,
} from 'lucide-react';

const icons: Readonly<Record<ActivityType, LucideIcon>> = {
  created: UserPlus,
  imported: FileUp,
  status_changed: RefreshCw,
  edited: PencilLine,
  assigned: UserCheck,
  unassigned: UserX,
  deleted: Trash2,
  restored: RotateCcw,
  email: MailIcon,
  call: Phone,
  whatsapp: MessageCircle,
  meeting: CalendarClock,
  reply: Reply,
  unsubscribed: MailX,
  merged: Merge,
  next_step: AlarmClockCheck,
  note: StickyNote,
};

const byType: ReadonlyMap<string, LucideIcon> = new Map(Object.entries(icons));

/** The icon of a type of activity; also of none, and of one that a newer server knows. */
export const activityIcon = (type: string | undefined): LucideIcon =>
  byType.get(type ?? '') ?? History;
