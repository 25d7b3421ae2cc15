import { knownNumbers, usedCountries, type UsedCountries } from '@cardinal/contact';
import { dialledNumbers, latestLeads } from '@cardinal/contract/labels';
import { sql } from 'kysely';
import { needsCountries, type KeyedFields } from '../leadKeys.ts';
import type { Read } from '../schema.ts';
import type { LeadRow } from './leadRows.ts';
import { inScope } from './leadScope.ts';

/**
 * The numbers of the latest leads of a workspace that are written with their country codes, in E.164:
 * what was concluded from other numbers is no evidence.
 */
export async function latestNumbers(db: Read, workspaceId: string): Promise<string[]> {
  type Row = Pick<LeadRow, 'phone' | 'mobile' | 'phone_e164' | 'mobile_e164'>;
  const { rows } = await sql<Row>`
    select leads.phone, leads.mobile, leads.phone_e164, leads.mobile_e164
    from leads where ${inScope({ workspaceId })}
    order by leads.created_at desc, leads.id desc limit ${latestLeads}
  `.execute(db);
  return knownNumbers(rows.map(dialledNumbers));
}

/** The countries that the latest leads of a workspace are from. */
export const countriesIn = async (db: Read, workspaceId: string): Promise<UsedCountries> =>
  usedCountries(await latestNumbers(db, workspaceId));

/** As `countriesIn`, unless the numbers of some leads tell their countries themselves. */
export async function countriesFor(
  db: Read,
  workspaceId: string,
  leads: readonly Pick<KeyedFields, 'phone' | 'mobile'>[],
): Promise<UsedCountries> {
  return leads.some(needsCountries) ? countriesIn(db, workspaceId) : { all: [] };
}
