import type { Insertable } from 'kysely';
import type { AuditTable, Read, Write } from '../schema.ts';
import { slices } from '../batches.ts';

/** Writes lines of the audit trail. */
export async function insertAudit(
  tx: Write,
  rows: readonly Insertable<AuditTable>[],
): Promise<void> {
  for (const slice of slices(rows)) {
    await tx.insertInto('audit').values(slice).execute();
  }
}

/** The audit trail of a workspace. */
export const auditOf = (db: Read, workspaceId: string) =>
  db.selectFrom('audit').selectAll('audit').where('audit.workspace_id', '=', workspaceId);
