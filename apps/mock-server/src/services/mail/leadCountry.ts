import type { LeadRow } from '../../store/leads/leadRows.ts';

/** The tables of phone numbers are large, so they are loaded with the first email. */
export async function createCountryOf() {
  const { countryOfPerson, toE164 } = await import('@cardinal/contact');
  /** The country (ISO 3166) of a lead's phone number or address; '' if it is not known. */
  return ({ phone, mobile, email }: Pick<LeadRow, 'phone' | 'mobile' | 'email'>): string =>
    countryOfPerson(toE164(phone || mobile), email) ?? '';
}
