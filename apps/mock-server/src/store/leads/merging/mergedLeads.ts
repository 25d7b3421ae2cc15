import type { Read, Write } from '../../schema.ts';
import { leadColumns, type LeadRow } from '../leadRows.ts';
import { inScope, type LeadScope } from '../leadScope.ts';
import type { MergeRow } from './merges.ts';

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
