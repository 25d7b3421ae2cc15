import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { emailKey, leadColumns } from '../leads/leadRows.ts';
import type { LeadRow } from '../leads/leadRows.ts';
import type { Read, Write } from '../schema.ts';

/**
 * Whether the recipient has unsubscribed. Looked up by address, because a workspace may contain
 * several leads for one person.
 */
export async function isOptedOut(db: Read, workspaceId: string, address: string): Promise<boolean> {
  const found = await db
    .selectFrom('leads')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('email_key', '=', emailKey(address))
    // Worded exactly as in the partial index, so that the index is used.
    .where(sql<SqlBool>`do_not_contact = 1`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Unsubscribes a lead and all others with the address, including those hidden by a merge, because
 * undoing it restores them.
 * @returns The visible ones that had not been unsubscribed before.
 */
export async function optOut(
  tx: Write,
  workspaceId: string,
  { leadId, address, at }: { leadId: string; address: string; at: number },
): Promise<LeadRow[]> {
  const key = emailKey(address);
  const named = tx
    .selectFrom('leads')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('email_key', '=', key)
    .where('deleted_at', 'is', null);
  const rows = await tx
    .updateTable('leads')
    .set((row) => ({ do_not_contact: 1, updated_at: at, version: row('version', '+', 1) }))
    .where('workspace_id', '=', workspaceId)
    .where((where) =>
      where.or([
        where('id', '=', leadId),
        where.and([where('deleted_at', 'is', null), where('email_key', '=', key)]),
      ]),
    )
    .where('do_not_contact', '=', 0)
    .returning(leadColumns)
    .execute();
  // From now on, they are unsubscribed in their own right.
  await tx
    .updateTable('lead_merges')
    .set({ opted_out: 0 })
    .where('workspace_id', '=', workspaceId)
    .where((where) => where.or([where('kept_id', '=', leadId), where('kept_id', 'in', named)]))
    .where('opted_out', '=', 1)
    .execute();
  await tx
    .updateTable('leads')
    .set({ do_not_contact: 1 })
    .where('workspace_id', '=', workspaceId)
    .where('merged_into', 'is not', null)
    .where('email_key', '=', key)
    .where('do_not_contact', '=', 0)
    .execute();
  return rows;
}
