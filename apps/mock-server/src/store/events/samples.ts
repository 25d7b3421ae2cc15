import type { Insertable } from 'kysely';
import type { Dialect } from '../engine/database.ts';
import type { Read, Write } from '../schema.ts';
import type { SampleSetTable } from '../tables/events.ts';
import { deleteEvent, lockEvent } from './events.ts';

/** Marks an event as the sample of its workspace. @returns False if the workspace has one already. */
export async function insertSampleSet(
  tx: Write,
  sample: Insertable<SampleSetTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: n } = await tx
    .insertInto('sample_sets')
    .values(sample)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(n) === 1;
}

/** Marks leads as samples. */
export async function insertSampleLeads(
  tx: Write,
  workspaceId: string,
  ids: readonly string[],
): Promise<void> {
  const rows = ids.map((id) => ({ workspace_id: workspaceId, lead_id: id }));
  await tx.insertInto('sample_leads').values(rows).execute();
}

/** The sample of a workspace, and how many of its leads are left. */
export async function findSample(db: Read, workspaceId: string) {
  const set = await db
    .selectFrom('sample_sets')
    .select('event_id')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  if (!set) return undefined;
  const { n } = await db
    .selectFrom('sample_leads')
    .innerJoin('leads', (join) =>
      join
        .onRef('leads.workspace_id', '=', 'sample_leads.workspace_id')
        .onRef('leads.id', '=', 'sample_leads.lead_id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('sample_leads.workspace_id', '=', workspaceId)
    .where('leads.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { eventId: set.event_id, leads: Number(n) };
}

/** The samples among leads into which others were merged: they hold what nobody sampled. */
async function mergedInto(tx: Write, workspaceId: string, ids: readonly string[]) {
  const merges = await tx
    .selectFrom('lead_merges')
    .select(['kept_id', 'other_id'])
    .where('workspace_id', '=', workspaceId)
    .where('kept_id', 'in', ids)
    .where('undone_at', 'is', null)
    .execute();
  const samples = new Set(ids);
  return new Set(
    merges.filter(({ other_id: other }) => !samples.has(other)).map(({ kept_id: id }) => id),
  );
}

/**
 * Removes the sample of a workspace permanently: its event and its leads with their history, except
 * leads into which others were merged.
 * @returns What was removed; undefined if there is no sample.
 */
export async function deleteSample(
  tx: Write,
  dialect: Dialect,
  workspaceId: string,
): Promise<{ eventId: string; leads: number } | undefined> {
  const set = await tx
    .deleteFrom('sample_sets')
    .where('workspace_id', '=', workspaceId)
    .returning('event_id')
    .executeTakeFirst();
  if (!set) return undefined;
  const marks = await tx
    .deleteFrom('sample_leads')
    .where('workspace_id', '=', workspaceId)
    .returning('lead_id')
    .execute();
  const ids = marks.map(({ lead_id: id }) => id);
  const kept = await mergedInto(tx, workspaceId, ids);
  const gone = ids.filter((id) => !kept.has(id));
  const ofWorkspace = { workspaceId, ids: gone };
  await deleteMergesOf(tx, ofWorkspace);
  const leads = await deleteWithEmails(tx, ofWorkspace);
  const event = await lockEvent(tx, dialect, workspaceId, set.event_id);
  if (event) await deleteEvent(tx, event);
  return { eventId: set.event_id, leads };
}

interface Some {
  workspaceId: string;
  ids: readonly string[];
}

/** Without one of its leads, a merge can't be undone. */
async function deleteMergesOf(tx: Write, { workspaceId, ids }: Some): Promise<void> {
  await tx
    .deleteFrom('lead_merges')
    .where('workspace_id', '=', workspaceId)
    .where(({ or, eb }) => or([eb('kept_id', 'in', ids), eb('other_id', 'in', ids)]))
    .execute();
}

/** @returns How many of the leads were in the list. */
async function deleteWithEmails(tx: Write, { workspaceId, ids }: Some): Promise<number> {
  await tx
    .deleteFrom('emails')
    .where('workspace_id', '=', workspaceId)
    .where('lead_id', 'in', ids)
    .execute();
  const gone = await tx
    .deleteFrom('leads')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', ids)
    .returning('deleted_at')
    .execute();
  return gone.filter((lead) => lead.deleted_at === null).length;
}
