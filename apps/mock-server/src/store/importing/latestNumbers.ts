import { sql } from 'kysely';
import type { Read } from '../schema.ts';
import { inScope, type LeadScope } from '../leads/leadScope.ts';

/**
 * The phone numbers in international form among the latest leads of a scope.
 * @param most Leads that are read, so that the time does not grow with the workspace.
 */
export async function latestNumbers(db: Read, scope: LeadScope, most: number): Promise<string[]> {
  const { rows } = await sql<{ phone: string }>`
    select latest.phone from (
      select leads.phone from leads where ${inScope(scope)}
      order by leads.created_at desc, leads.id desc limit ${most}
    ) as latest
    where latest.phone like '+%'
  `.execute(db);
  return rows.map(({ phone }) => phone);
}
