import { sql, type SqlBool } from 'kysely';
import type { Read } from '../schema.ts';
import { badgeKey } from '../leadKeys.ts';
import { inScope, type LeadScope } from './leadScope.ts';

export interface Badge {
  eventId: string | null | undefined;
  code: string;
}

/** Ids of the leads of the scope with a badge code of an event, the latest first. */
export async function findByBadge(
  db: Read,
  scope: LeadScope,
  { eventId, code }: Badge,
  most: number,
): Promise<string[]> {
  const key = badgeKey(code);
  if (key === '' || !eventId) return [];
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where(inScope(scope))
    .where('event_id', '=', eventId)
    .where('badge_key', '=', key)
    // Repeats the condition of the partial index.
    .where('badge_key', '<>', '')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether an import changed the lead, and has not been undone. */
const isChangedBy = (importId: string) => sql<SqlBool>`exists (select 1 from import_changes
  where import_changes.workspace_id = leads.workspace_id
    and import_changes.import_id = ${importId} and import_changes.lead_id = leads.id)`;

interface IncompleteLeads {
  eventId: string;
  /** Includes leads that this import has completed. */
  completedBy?: string;
}

/** The incomplete leads of an event with their badge codes. */
export function findWithBadge(
  db: Read,
  scope: LeadScope,
  { eventId, completedBy }: IncompleteLeads,
): Promise<{ id: string; badge_code: string }[]> {
  return db
    .selectFrom('leads')
    .select(['id', 'badge_code'])
    .where(inScope(scope))
    .where('event_id', '=', eventId)
    .where('badge_key', '<>', '')
    .where((row) =>
      row.or([
        sql<SqlBool>`leads.first_name = ''`,
        sql<SqlBool>`leads.email = ''`,
        ...(completedBy === undefined ? [] : [isChangedBy(completedBy)]),
      ]),
    )
    .orderBy('id')
    .execute();
}
