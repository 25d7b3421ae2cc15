import type { Lead } from '@cardinal/contract';

/** A lead's full name, or the email address if there is no name. */
export function leadName(lead: Pick<Lead, 'first_name' | 'last_name' | 'email'>): string {
  return `${lead.first_name} ${lead.last_name}`.trim() || lead.email;
}
