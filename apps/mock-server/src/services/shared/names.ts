import type { LeadRow } from '../../store/leads/leadRows.ts';

/** A person with the two parts of their name; null where a query found no person. */
export interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** The full name of a person; empty if both parts are. */
export const fullName = ({ first_name: first, last_name: last }: Named): string =>
  `${first ?? ''} ${last ?? ''}`.trim();

/** The full name of a lead; without one, its email address or badge code. */
export const leadName = (
  lead: Pick<LeadRow, 'first_name' | 'last_name' | 'email' | 'badge_code'>,
): string => fullName(lead) || lead.email || lead.badge_code;
