import type { ActivityType } from '@cardinal/contract';
import {
  CalendarClock,
  FileUp,
  MailIcon,
  MailX,
  Merge,
  MessageCircle,
  PencilLine,
  Phone,
  RefreshCw,
  Reply,
  RotateCcw,
  Trash2,
  UserCheck,
  UserPlus,
  UserX,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** The icon of each type of activity. */
export const activityIcons: Readonly<Record<ActivityType, LucideIcon>> = {
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
};
