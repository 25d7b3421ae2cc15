import type { Lead } from '@cardinal/contract';

/** The parts of a lead that can name it. */
export type NamedLead = Pick<Lead, 'first_name' | 'last_name' | 'email' | 'badge_code'> &
  Partial<Pick<Lead, 'company'>>;

/** A lead's full name; without a name the email address, and without that the code of the badge. */
export function leadName({ first_name, last_name, email, badge_code, company }: NamedLead): string {
  return `${first_name} ${last_name}`.trim() || email || company || `Badge ${badge_code}`;
}
