import type { PageQuery } from '@cardinal/contract';
import type { Insertable } from 'kysely';
import { readQueryPage } from '../page.ts';
import type { Read, Write } from '../schema.ts';
import type { AuditTable } from '../tables/records.ts';
import { inBatches } from '../batches.ts';

/** Adds entries to the audit trail. */
export async function insertAudit(
  tx: Write,
  rows: readonly Insertable<AuditTable>[],
): Promise<void> {
  for (const batch of inBatches(rows)) {
    await tx.insertInto('audit').values(batch).execute();
  }
}

const newestFirst = { table: 'audit', columns: ['id'], descending: true } as const;

/** One page of the audit trail of a workspace, newest first. @throws {ForeignCursorError} */
export const listAudit = (db: Read, workspaceId: string, page: PageQuery) => {
  const trail = db
    .selectFrom('audit')
    .selectAll('audit')
    .where('audit.workspace_id', '=', workspaceId);
  return readQueryPage(db, trail, newestFirst, page);
};
