import { leadStatuses, leadTypes } from '@cardinal/contract';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import { inBatches } from '../batches.ts';
import { isId } from '../ids.ts';
import type { Read, Write } from '../schema.ts';
import { parseStored } from '../storedJson.ts';
import type { LeadMergeTable } from '../tables/leads.ts';
import { leadColumns } from './leadRows.ts';
import type { LeadRow } from './leadRows.ts';
import { inScope } from './leadScope.ts';
import type { LeadScope } from './leadScope.ts';

const text = pair(z.string());

/** A value of a field before and after a merge. */
function pair<T extends z.ZodType>(value: T) {
  return z.object({ before: value, after: value }).optional();
}

const changesSchema = z.strictObject({
  first_name: text,
  last_name: text,
  email: text,
  phone: text,
  company: text,
  position: text,
  source: text,
  notes: text,
  lead_status: pair(z.enum(leadStatuses)),
  lead_type: pair(z.enum(leadTypes)),
  event_id: pair(z.string().nullable()),
  answers: pair(z.string().nullable()),
  answers_score: pair(z.number().nullable()),
  badge_code: text,
});

/** For each field of the kept lead that a merge changed, its value before and after. */
export type MergeChanges = z.infer<typeof changesSchema>;
/** A field that a merge may change. */
export type MergedField = keyof MergeChanges;

/** A stored merge. */
export type MergeRow = Omit<Selectable<LeadMergeTable>, 'changes'> & { changes: MergeChanges };

const toMerge = ({ changes, ...row }: Selectable<LeadMergeTable>): MergeRow => ({
  ...row,
  changes: parseStored(changesSchema, changes, 'changes of a merge'),
});

/** Stores a merge. */
export async function insertMerge(tx: Write, merge: MergeRow): Promise<void> {
  const row = { ...merge, changes: JSON.stringify(merge.changes) };
  await tx.insertInto('lead_merges').values(row).execute();
}

/** A merge that was made at `since` (milliseconds) or later. */
export async function findMerge(
  db: Read,
  workspaceId: string,
  { id, since }: { id: string; since: number },
): Promise<MergeRow | undefined> {
  if (!isId(id)) return undefined;
  const row = await db
    .selectFrom('lead_merges')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return row && toMerge(row);
}

/** Later merges into the same lead that are not undone, earliest first. */
export async function findLaterMerges(db: Read, merge: MergeRow): Promise<MergeRow[]> {
  const rows = await db
    .selectFrom('lead_merges')
    .selectAll()
    .where('workspace_id', '=', merge.workspace_id)
    .where('kept_id', '=', merge.kept_id)
    .where('undone_at', 'is', null)
    .where('id', '>', merge.id)
    .orderBy('id')
    .execute();
  return rows.map(toMerge);
}

/** Stores the values that a merge found and wrote. */
export async function updateFindings(tx: Write, merge: MergeRow): Promise<void> {
  const { changes, action_since } = merge;
  await tx
    .updateTable('lead_merges')
    .set({ changes: JSON.stringify(changes), action_since })
    .where('workspace_id', '=', merge.workspace_id)
    .where('id', '=', merge.id)
    .execute();
}

/** Marks a merge as undone. @returns False if it was already undone. */
export async function setUndone(tx: Write, merge: MergeRow, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lead_merges')
    .set({ undone_at: at })
    .where('workspace_id', '=', merge.workspace_id)
    .where('id', '=', merge.id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Deletes a lead because it was merged into another. It is no longer in any scope. */
export async function setMerged(
  tx: Write,
  scope: LeadScope,
  lead: LeadRow,
  { into, at }: { into: string; at: number },
): Promise<void> {
  await tx
    .updateTable('leads')
    .set({
      deleted_at: at,
      merged_into: into,
      updated_at: Math.max(at, lead.updated_at),
      version: lead.version + 1,
    })
    .where(inScope(scope))
    .where('id', '=', lead.id)
    .execute();
}

/** Since when a lead has required an answer, answered or not; null if it does not. */
export async function findActionSince(db: Read, workspaceId: string, id: string) {
  const row = await db
    .selectFrom('leads')
    .select('action_since')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.action_since ?? null;
}

/** Sets the moment since which a lead has required an answer. */
export async function setActionSince(
  tx: Write,
  workspaceId: string,
  id: string,
  since: number | null,
) {
  await tx
    .updateTable('leads')
    .set({ action_since: since })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/**
 * Restores a lead that a merge deleted.
 * @returns Undefined if it does not exist, or belongs to someone else.
 */
export async function setUnmerged(
  tx: Write,
  { workspaceId, ownerId }: LeadScope,
  { kept_id: into, other_id: id }: MergeRow,
  at: number,
): Promise<LeadRow | undefined> {
  return tx
    .updateTable('leads')
    .set((row) => ({
      deleted_at: null,
      merged_into: null,
      updated_at: at,
      version: row('version', '+', 1),
    }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('merged_into', '=', into)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .returning(leadColumns)
    .executeTakeFirst();
}

/** Whether a lead of the owners of a scope is deleted, also because it was merged. */
export async function isHidden(
  db: Read,
  { workspaceId, ownerId }: LeadScope,
  id: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('leads')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ''))
    .executeTakeFirst();
  return found !== undefined;
}

/** In the order in which a delivery locks them, so that the two do not wait for each other. */
const movedTables = ['emails', 'activities'] as const;

/** Moves the activities and emails of one lead to another, and records them. */
export async function moveRecords(
  tx: Write,
  { workspace_id: workspaceId, id: mergeId, kept_id: to, other_id: from }: MergeRow,
): Promise<void> {
  for (const table of movedTables) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where workspace_id = ${workspaceId} and lead_id = ${from}`.execute(tx);
    for (const batch of inBatches(rows)) {
      const moves = batch.map(({ id }) => ({
        workspace_id: workspaceId,
        merge_id: mergeId,
        record_id: id,
      }));
      await tx.insertInto('merge_moves').values(moves).execute();
      await sql`update ${sql.table(table)} set lead_id = ${to}
        where workspace_id = ${workspaceId} and id in (${sql.join(batch.map(({ id }) => id))})`.execute(
        tx,
      );
    }
  }
}

/** Moves back the records that `moveRecords` moved, and removes the entry about the merge. */
export async function moveRecordsBack(
  tx: Write,
  { workspace_id: workspaceId, id: mergeId, kept_id: from, other_id: to }: MergeRow,
): Promise<void> {
  await tx
    .deleteFrom('activities')
    .where('workspace_id', '=', workspaceId)
    .where('lead_id', '=', from)
    .where('merge_id', '=', mergeId)
    .execute();
  const moved = await tx
    .selectFrom('merge_moves')
    .select('record_id')
    .where('workspace_id', '=', workspaceId)
    .where('merge_id', '=', mergeId)
    .execute();
  for (const batch of inBatches(moved)) {
    const ids = sql.join(batch.map(({ record_id: id }) => id));
    for (const table of movedTables) {
      await sql`update ${sql.table(table)} set lead_id = ${to}
        where workspace_id = ${workspaceId} and lead_id = ${from} and id in (${ids})`.execute(tx);
    }
  }
  await tx
    .deleteFrom('merge_moves')
    .where('workspace_id', '=', workspaceId)
    .where('merge_id', '=', mergeId)
    .execute();
}

/**
 * Removes merges made before a moment.
 * @param most Maximum number of merges per call.
 * @returns How many were removed.
 */
export async function purgeMerges(
  tx: Write,
  { before, most }: { before: number; most: number },
): Promise<number> {
  const expired = await tx
    .selectFrom('lead_merges')
    .select(['workspace_id', 'id'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(most)
    .execute();
  for (const [workspaceId, merges] of Map.groupBy(expired, (merge) => merge.workspace_id)) {
    const ids = merges.map(({ id }) => id);
    await tx
      .deleteFrom('lead_merges')
      .where('workspace_id', '=', workspaceId)
      .where('id', 'in', ids)
      .execute();
  }
  return expired.length;
}
