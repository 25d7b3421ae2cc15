import type { CommunicationType } from '@cardinal/contract/labels';
import { CalendarDays, Mail, MessageCircle, Phone, type LucideIcon } from 'lucide-react';

/** Icon of each type of communication. */
export const communicationIcons: Readonly<Record<CommunicationType, LucideIcon>> = {
  email: Mail,
  call: Phone,
  whatsapp: MessageCircle,
  meeting: CalendarDays,
};
