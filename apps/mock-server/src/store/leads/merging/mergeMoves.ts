import { sql } from 'kysely';
import { inBatches } from '../../batches.ts';
import type { Write } from '../../schema.ts';
import type { MergeRow } from './merges.ts';

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
