import type { AuditAction, PageQuery } from '@cardinal/contract';
import type { Insertable, Selectable } from 'kysely';
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

/** Filters of the audit trail. Absent filters hide nothing. Times in milliseconds. */
export interface AuditFilters {
  action?: AuditAction | undefined;
  /** Id of the acting user. */
  actorId?: string | undefined;
  /** The earliest moment. */
  from?: number | undefined;
  /** The moment after the last one. */
  before?: number | undefined;
}

/** A stored entry. */
export type AuditRow = Selectable<AuditTable>;

/** One page of the audit trail of a workspace, newest first. @throws {ForeignCursorError} */
export function listAudit(
  db: Read,
  workspaceId: string,
  { action, actorId, from, before }: AuditFilters,
  page: PageQuery,
) {
  let trail = db
    .selectFrom('audit')
    .selectAll('audit')
    .where('audit.workspace_id', '=', workspaceId);
  if (action !== undefined) trail = trail.where('audit.action', '=', action);
  if (actorId !== undefined) trail = trail.where('audit.actor_id', '=', actorId);
  if (from !== undefined) trail = trail.where('audit.at', '>=', from);
  if (before !== undefined) trail = trail.where('audit.at', '<', before);
  return readQueryPage(db, trail, newestFirst, page);
}
