import { type LeadRow, leadColumns } from './leadRows.ts';
import type { Read } from '../schema.ts';
import { activityColumns } from './activities.ts';

/** Undeleted leads of a workspace by their ids. Only for messages, whose recipients are filtered later. */
export async function leadsByIds(
  db: Read,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, LeadRow>> {
  const rows = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function activitiesByIds(db: Read, workspaceId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('activities')
    .select(activityColumns)
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function subjectsByIds(
  db: Read,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('emails')
    .select(['id', 'subject'])
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, subject }) => [id, subject]));
}
