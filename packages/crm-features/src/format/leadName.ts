import type { Lead } from '@cardinal/contract';
import { badgeName, leadLabel } from '@cardinal/contract/labels';

/** The parts of a lead that can name it. */
export type NamedLead = Pick<Lead, 'first_name' | 'last_name' | 'email' | 'badge_code'> &
  Partial<Pick<Lead, 'company'>>;

/** What a lead is called; if there is nothing else, by the code of its badge. */
export const leadName = (lead: NamedLead): string => leadLabel(lead) || badgeName(lead.badge_code);
