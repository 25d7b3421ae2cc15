import type { AuditAction, PageQuery } from '@cardinal/contract';
import { sql, type Insertable, type Selectable } from 'kysely';
import { idsFrom } from '../ids.ts';
import {
  countUpToCap,
  isDescending,
  orderTerms,
  readPage,
  type Page,
  type PageRequest,
} from '../page.ts';
import type { Read, Write } from '../schema.ts';
import type { AuditTable } from '../tables/shared.ts';
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
  actorId?: string | undefined;
  /** The earliest moment. */
  from?: number | undefined;
  /** The moment after the last one. */
  before?: number | undefined;
}

/** A stored entry. */
export type AuditRow = Selectable<AuditTable>;

/** Ids between which entries are read; neither belongs to them. */
interface Between {
  above?: string | undefined;
  below?: string | undefined;
}

/** The bounds of the filters' time: ids begin with it, so that no other entries are read. */
const idsIn = ({ from, before }: AuditFilters): Between => ({
  above: from === undefined ? undefined : idsFrom(from),
  below: before === undefined ? undefined : idsFrom(before),
});

const lower = (id: string, other = id) => (id < other ? id : other);
const higher = (id: string, other = id) => (id > other ? id : other);

/**
 * The bounds of the part of a list that follows the position of a cursor. They stay one on each side:
 * of two, SQLite may use the farther one and skip the entries in between.
 */
function beyond(bounds: Between, request: PageRequest<'id'>): Between {
  if (!request.from) return bounds;
  const id = String(request.from[0]);
  return isDescending(request)
    ? { ...bounds, below: lower(id, bounds.below) }
    : { ...bounds, above: higher(id, bounds.above) };
}

function entriesOf(
  db: Read,
  workspaceId: string,
  { action, actorId }: AuditFilters,
  { above, below }: Between,
) {
  let entries = db
    .selectFrom('audit')
    .selectAll('audit')
    .where('audit.workspace_id', '=', workspaceId);
  if (action !== undefined) entries = entries.where('audit.action', '=', action);
  if (actorId !== undefined) entries = entries.where('audit.actor_id', '=', actorId);
  if (above !== undefined) entries = entries.where('audit.id', '>', above);
  if (below !== undefined) entries = entries.where('audit.id', '<', below);
  return entries;
}

/** One page of the audit trail of a workspace, newest first. @throws {ForeignCursorError} */
export function listAudit(
  db: Read,
  workspaceId: string,
  filters: AuditFilters,
  page: PageQuery,
): Promise<Page<AuditRow>> {
  const bounds = idsIn(filters);
  const whole = entriesOf(db, workspaceId, filters, bounds);
  return readPage<AuditRow, 'id'>(page, {
    order: newestFirst,
    read: (request) =>
      entriesOf(db, workspaceId, filters, beyond(bounds, request))
        .orderBy(orderTerms(request))
        .limit(request.limit + 1)
        .execute(),
    count: () => countUpToCap(db, (most) => sql`(${whole.limit(most)})`),
  });
}

/**
 * The next entries of the audit trail of a workspace, newest first, without counting them.
 * @param part.below Id of the last entry that was read; undefined at the start
 */
export function readAudit(
  db: Read,
  workspaceId: string,
  filters: AuditFilters,
  { below, most }: { below: string | undefined; most: number },
): Promise<AuditRow[]> {
  const bounds = idsIn(filters);
  return entriesOf(db, workspaceId, filters, { ...bounds, below: below ?? bounds.below })
    .orderBy('audit.id', 'desc')
    .limit(most)
    .execute();
}
