import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { emailKey, leadColumns } from '../leads/leadRows.ts';
import type { LeadRow } from '../leads/leadRows.ts';
import type { Read, Write } from '../schema.ts';

/**
 * Whether the recipient has asked for no more mail. Looked up by address, because a workspace may
 * hold several leads for one person.
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

/** Opts out a lead and all others with the address. @returns Those that were not opted out before. */
export async function optOut(
  tx: Write,
  workspaceId: string,
  { leadId, address, at }: { leadId: string; address: string; at: number },
): Promise<LeadRow[]> {
  return tx
    .updateTable('leads')
    .set((row) => ({ do_not_contact: 1, updated_at: at, version: row('version', '+', 1) }))
    .where('workspace_id', '=', workspaceId)
    .where((where) =>
      where.or([
        where('id', '=', leadId),
        where.and([where('deleted_at', 'is', null), where('email_key', '=', emailKey(address))]),
      ]),
    )
    .where('do_not_contact', '=', 0)
    .returning(leadColumns)
    .execute();
}
