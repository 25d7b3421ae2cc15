import {
  leadStatuses,
  leadTextFields,
  leadTypes,
  nextStepKinds,
  perField,
} from '@cardinal/contract';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { isId } from '../../ids.ts';
import type { Read, Write } from '../../schema.ts';
import { storedJson } from '../../storedJson.ts';
import type { LeadMergeTable } from '../../tables/leads.ts';

const text = pair(z.string());

/** A value of a field before and after a merge. */
function pair<T extends z.ZodType>(value: T) {
  return z.object({ before: value, after: value }).optional();
}

const changesSchema = z.object({
  ...perField(leadTextFields, () => text),
  lead_status: pair(z.enum(leadStatuses)),
  lead_type: pair(z.enum(leadTypes)),
  event_id: pair(z.string().nullable()),
  answers: pair(z.string().nullable()),
  answers_score: pair(z.number().nullable()),
  consent_text: pair(z.string().nullable()),
  consent_at: pair(z.number().nullable()),
  next_step_kind: pair(z.enum(nextStepKinds).nullable()),
  next_step_at: pair(z.number().nullable()),
  next_step_note: pair(z.string().nullable()),
  step_done_at: pair(z.number().nullable()),
});

const changesJson = storedJson('changes of a merge', changesSchema);

/** For each field of the kept lead that a merge changed, its value before and after. */
export type MergeChanges = z.infer<typeof changesSchema>;
export type MergedField = keyof MergeChanges;

export type MergeRow = Omit<Selectable<LeadMergeTable>, 'changes'> & { changes: MergeChanges };

const toMerge = ({ changes, ...row }: Selectable<LeadMergeTable>): MergeRow => ({
  ...row,
  changes: changesJson.read(changes),
});

export async function insertMerge(tx: Write, merge: MergeRow): Promise<void> {
  const row = { ...merge, changes: changesJson.write(merge.changes) };
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
    .set({ changes: changesJson.write(changes), action_since })
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
