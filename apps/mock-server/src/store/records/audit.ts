import type { PageQuery } from '@cardinal/contract';
import type { Insertable } from 'kysely';
import { readQueryPage } from '../page.ts';
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

const newestFirst = { table: 'audit', columns: ['id'], descending: true } as const;

/** One page of the audit trail of a workspace, newest first. @throws {ForeignCursorError} */
export const listAudit = (db: Read, workspaceId: string, page: PageQuery) => {
  const trail = db
    .selectFrom('audit')
    .selectAll('audit')
    .where('audit.workspace_id', '=', workspaceId);
  return readQueryPage(db, trail, newestFirst, page);
};
