import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import { isId } from '../ids.ts';
import type { Read, Schema, Write } from '../schema.ts';
import type { UnconfirmedLeadTable } from '../tables/partners.ts';

/** A stored entry. */
export type UnconfirmedRow = Selectable<UnconfirmedLeadTable>;

/** Entries of a key: those with these ids, or all up to a moment (milliseconds). */
export type Entries = { ids: readonly string[] } | { until: number };

export const insertUnconfirmed = (tx: Write, entry: Insertable<UnconfirmedLeadTable>) =>
  tx.insertInto('unconfirmed_leads').values(entry).execute();

/** Whether an entry is among these. */
const among = (entries: Entries) => (row: ExpressionBuilder<Schema, 'unconfirmed_leads'>) => {
  if ('until' in entries) return row('created_at', '<=', entries.until);
  const possible = entries.ids.filter(isId);
  return possible.length > 0 ? row('id', 'in', possible) : row.lit(false);
};

const waitingOf = (db: Read, keyId: string) =>
  db.selectFrom('unconfirmed_leads').where('key_id', '=', keyId).where('discarded_at', 'is', null);

/** The entries of a key that wait, oldest first. */
export const listUnconfirmed = (db: Read, keyId: string, limit: number) =>
  waitingOf(db, keyId).selectAll().orderBy('created_at').orderBy('id').limit(limit).execute();

/** Some of the entries of a key that wait, oldest first; at most `most` of them. */
export const findUnconfirmed = (db: Read, keyId: string, entries: Entries, most: number) =>
  waitingOf(db, keyId)
    .selectAll()
    .where(among(entries))
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();

/** How many entries wait, by the ids of their keys. */
export async function countUnconfirmed(
  db: Read,
  keyIds: readonly string[],
): Promise<Map<string, number>> {
  if (keyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('unconfirmed_leads')
    .select((row) => ['key_id', row.fn.countAll<number>().as('n')])
    .where('key_id', 'in', keyIds)
    .where('discarded_at', 'is', null)
    .groupBy('key_id')
    .execute();
  return new Map(rows.map((row) => [row.key_id, Number(row.n)]));
}

/** Removes entries by their ids. */
export async function deleteUnconfirmed(
  tx: Write,
  workspaceId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('unconfirmed_leads')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', ids)
    .execute();
}

/** Removes all entries of a key. */
export const deleteUnconfirmedOf = (tx: Write, keyId: string) =>
  tx.deleteFrom('unconfirmed_leads').where('key_id', '=', keyId).execute();

/** Marks entries that wait as discarded. @returns How many */
export async function discardUnconfirmed(
  tx: Write,
  keyId: string,
  entries: Entries,
  at: number,
): Promise<number> {
  const result = await tx
    .updateTable('unconfirmed_leads')
    .set({ discarded_at: at })
    .where('key_id', '=', keyId)
    .where('discarded_at', 'is', null)
    .where(among(entries))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Restores the entries that were discarded at a moment. @returns How many */
export async function restoreUnconfirmed(tx: Write, keyId: string, at: number): Promise<number> {
  const result = await tx
    .updateTable('unconfirmed_leads')
    .set({ discarded_at: null })
    .where('key_id', '=', keyId)
    .where('discarded_at', '=', at)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Records that a burst of a key goes on. @returns Whether it has just begun. */
export async function recordBurst(
  tx: Write,
  keyId: string,
  { now, pause }: { now: number; pause: number },
): Promise<boolean> {
  const began = await tx
    .updateTable('partner_keys')
    .set({ burst_at: now })
    .where('id', '=', keyId)
    .where((or) => or.or([or('burst_at', 'is', null), or('burst_at', '<', now - pause)]))
    .executeTakeFirst();
  if (Number(began.numUpdatedRows) === 1) return true;
  await tx.updateTable('partner_keys').set({ burst_at: now }).where('id', '=', keyId).execute();
  return false;
}

/**
 * Removes entries that were discarded, or that nobody confirmed, before these moments (milliseconds).
 * @returns The number of removed entries
 */
export async function purgeUnconfirmed(
  tx: Write,
  { discardedBefore, before, most }: { discardedBefore: number; before: number; most: number },
): Promise<number> {
  const old = await tx
    .selectFrom('unconfirmed_leads')
    .select(['workspace_id', 'id'])
    .where('created_at', '<', before)
    .limit(most)
    .execute();
  const discarded = await tx
    .selectFrom('unconfirmed_leads')
    .select(['workspace_id', 'id'])
    .where('discarded_at', '<', discardedBefore)
    .limit(most)
    .execute();
  const rows = [...old, ...discarded].slice(0, most);
  for (const { workspace_id, id } of rows) await deleteUnconfirmed(tx, workspace_id, [id]);
  return rows.length;
}
