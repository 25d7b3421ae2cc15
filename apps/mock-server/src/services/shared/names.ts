import { leadLabel } from '@cardinal/contract/labels';
import type { LeadRow } from '../../store/leads/leadRows.ts';

/** A person with the two parts of their name; null where a query found no person. */
export interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** The full name of a person; empty if both parts are. */
export const fullName = ({ first_name: first, last_name: last }: Named): string =>
  `${first ?? ''} ${last ?? ''}`.trim();

/** What a lead is called; if there is nothing else, by the code of its badge. */
export const leadName = (
  lead: Pick<LeadRow, 'first_name' | 'last_name' | 'company' | 'email' | 'badge_code'>,
): string => leadLabel(lead) || lead.badge_code;
