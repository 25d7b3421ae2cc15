import { caseless } from '@cardinal/contract/fold';
import type { MergeRow } from '../leads/merging/merges.ts';
import { leadColumns, type LeadRow } from '../leads/leadRows.ts';
import { inScope } from '../leads/leadScope.ts';
import type { Read, Write } from '../schema.ts';

/** Whether an address has asked for no more emails. */
export async function isOptedOut(db: Read, workspaceId: string, address: string): Promise<boolean> {
  const found = await db
    .selectFrom('opt_outs')
    .select('email_key')
    .where('workspace_id', '=', workspaceId)
    .where('email_key', '=', caseless(address))
    .executeTakeFirst();
  return found !== undefined;
}

/** An address to unsubscribe. */
interface NewOptOut {
  workspaceId: string;
  key: string;
  /** The merge because of which it is unsubscribed; null if it asked itself. */
  mergeId: string | null;
  /** Milliseconds */
  at: number;
}

/** @returns False if the address was already unsubscribed. */
async function insertOptOut(tx: Write, { workspaceId, key, mergeId, at }: NewOptOut) {
  const { numInsertedOrUpdatedRows: inserted = 0n } = await tx
    .insertInto('opt_outs')
    .values({ workspace_id: workspaceId, email_key: key, merge_id: mergeId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted > 0n;
}

/**
 * Unsubscribes an address, and that of the lead into which a lead with the address was merged,
 * because both are one person.
 * @param leadId The lead that has the email with the link.
 * @returns The visible leads that had not been unsubscribed before.
 */
export async function optOut(
  tx: Write,
  workspaceId: string,
  { leadId, address, at }: { leadId: string; address: string; at: number },
): Promise<LeadRow[]> {
  const key = caseless(address);
  const merged = await findMergedInto(tx, workspaceId, leadId, key);
  const added: string[] = [];
  if (await insertOptOut(tx, { workspaceId, key, mergeId: null, at })) added.push(key);
  else await keepOptOut(tx, workspaceId, key);
  if (merged && (await insertOptOut(tx, { workspaceId, ...merged, at }))) added.push(merged.key);
  if (added.length === 0) return [];
  return tx
    .updateTable('leads')
    .set((row) => ({ updated_at: at, version: row('version', '+', 1) }))
    .where(inScope({ workspaceId }))
    .where('email_key', 'in', added)
    .returning(leadColumns)
    .execute();
}

/** An address that now asks itself stays unsubscribed when the merge is undone. */
async function keepOptOut(tx: Write, workspaceId: string, key: string): Promise<void> {
  await tx
    .updateTable('opt_outs')
    .set({ merge_id: null })
    .where('workspace_id', '=', workspaceId)
    .where('email_key', '=', key)
    .execute();
}

/** The address of a lead into which one with another address was merged, and that merge. */
async function findMergedInto(db: Read, workspaceId: string, leadId: string, mergedKey: string) {
  const row = await db
    .selectFrom('lead_merges')
    .innerJoin('leads as kept', (join) =>
      join
        .onRef('kept.workspace_id', '=', 'lead_merges.workspace_id')
        .onRef('kept.id', '=', 'lead_merges.kept_id'),
    )
    .innerJoin('leads as other', (join) =>
      join
        .onRef('other.workspace_id', '=', 'lead_merges.workspace_id')
        .onRef('other.id', '=', 'lead_merges.other_id'),
    )
    .select(['kept.email_key as key', 'lead_merges.id as mergeId'])
    .where('lead_merges.workspace_id', '=', workspaceId)
    .where('lead_merges.kept_id', '=', leadId)
    .where('lead_merges.undone_at', 'is', null)
    .where('other.email_key', '=', mergedKey)
    .where('kept.email_key', '<>', '')
    .executeTakeFirst();
  return row;
}

/** Unsubscribes the address of a merged lead, because one of the two leads has asked for it. */
export async function optOutMerged(tx: Write, merge: MergeRow, address: string): Promise<void> {
  const key = caseless(address);
  if (key === '') return;
  const { workspace_id: workspaceId, id: mergeId, created_at: at } = merge;
  await insertOptOut(tx, { workspaceId, key, mergeId, at });
}

/** Undoes `optOutMerged`. */
export async function removeMergedOptOut(tx: Write, merge: MergeRow): Promise<void> {
  await tx
    .deleteFrom('opt_outs')
    .where('workspace_id', '=', merge.workspace_id)
    .where('merge_id', '=', merge.id)
    .execute();
}

/**
 * Prepares for moving the unsubscribed addresses of one workspace to another: those that both have
 * stay in the other, and undoing a merge no longer removes them.
 */
export async function joinOptOuts(tx: Write, from: string, to: string): Promise<void> {
  const keysOf = (workspaceId: string) =>
    tx.selectFrom('opt_outs').select('email_key').where('workspace_id', '=', workspaceId);
  await tx
    .updateTable('opt_outs')
    .set({ merge_id: null })
    .where('workspace_id', '=', to)
    .where('email_key', 'in', keysOf(from))
    .execute();
  await tx
    .deleteFrom('opt_outs')
    .where('workspace_id', '=', from)
    .where('email_key', 'in', keysOf(to))
    .execute();
}
