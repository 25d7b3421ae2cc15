import type { Insertable, Transaction } from 'kysely';
import type { AuditTable, Queryable, Schema } from '../schema.ts';
import { slices } from '../batches.ts';

/** Writes lines of the audit trail. */
export async function insertAudit(
  tx: Transaction<Schema>,
  rows: readonly Insertable<AuditTable>[],
): Promise<void> {
  for (const slice of slices(rows)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection works one after the other
    await tx.insertInto('audit').values(slice).execute();
  }
}

/** The audit trail of a workspace. */
export const auditOf = (db: Queryable, workspaceId: string) =>
  db.selectFrom('audit').selectAll('audit').where('audit.workspace_id', '=', workspaceId);
