import type { PageQuery } from '@cardinal/contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Dialect } from '../engine/database.ts';
import { isId, newId } from '../ids.ts';
import { inScope, type LeadScope } from '../leads/leadScope.ts';
import { readQueryPage } from '../page.ts';
import type { Read, Write } from '../schema.ts';
import type { EventTable } from '../tables/events.ts';

export type EventToStore = Omit<
  Insertable<EventTable>,
  'id' | 'updated_at' | 'goal_minutes' | 'cost'
>;

export type EventRow = Selectable<EventTable>;

/** Stores an event. @returns Its id. */
export async function insertEvent(tx: Write, event: EventToStore): Promise<string> {
  const id = newId(event.created_at);
  await tx
    .insertInto('events')
    .values({ ...event, id, updated_at: event.created_at })
    .execute();
  return id;
}

const latestFirst = { table: 'events', columns: ['start_at', 'id'], descending: true } as const;

/** One page of the events of a workspace, latest start first. @throws {ForeignCursorError} */
export const listEvents = (db: Read, workspaceId: string, page: PageQuery) =>
  readQueryPage(db, eventsOf(db, workspaceId), latestFirst, page);

const eventsOf = (db: Read, workspaceId: string) =>
  db.selectFrom('events').selectAll('events').where('events.workspace_id', '=', workspaceId);

export async function findEvent(
  db: Read,
  workspaceId: string,
  id: string,
): Promise<EventRow | undefined> {
  if (!isId(id)) return undefined;
  return eventsOf(db, workspaceId).where('id', '=', id).executeTakeFirst();
}

/** Needed on PostgreSQL only: on SQLite, there are no other writers. */
async function findLocked(
  lock: 'forUpdate' | 'forKeyShare',
  tx: Write,
  dialect: Dialect,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<EventRow | undefined> {
  if (!isId(id)) return undefined;
  return eventsOf(tx, workspaceId)
    .where('id', '=', id)
    .$if(dialect === 'postgres', (query) => query[lock]())
    .executeTakeFirst();
}

/** An event of a workspace, locked until the transaction ends. */
export const lockEvent = (tx: Write, dialect: Dialect, workspaceId: string, id: string) =>
  findLocked('forUpdate', tx, dialect, { workspaceId, id });

/**
 * An event of a workspace for a lead to refer to: it is not deleted before the transaction ends.
 */
export const lockEventKey = (tx: Write, dialect: Dialect, workspaceId: string, id: string) =>
  findLocked('forKeyShare', tx, dialect, { workspaceId, id });

/** Changes the given fields of an event. @returns The changed event. */
export async function updateEvent(
  tx: Write,
  { workspace_id: workspaceId, id }: EventRow,
  change: Updateable<EventTable>,
): Promise<EventRow | undefined> {
  return tx
    .updateTable('events')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Maximum number of leads that one statement changes. */
const changedAtOnce = 200;

/** Deletes an event, which is locked. Its leads stay, without an event. */
export async function deleteEvent(
  tx: Write,
  { workspace_id: workspaceId, id }: EventRow,
): Promise<void> {
  // Deleted leads have an index of their own.
  for (const state of ['is', 'is not'] as const) {
    await clearEvent(tx, { workspaceId, id }, state);
  }
  await tx
    .deleteFrom('events')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Takes the event from its leads, whose `deleted_at` is null or is not. */
async function clearEvent(
  tx: Write,
  { workspaceId, id }: { workspaceId: string; id: string },
  state: 'is' | 'is not',
): Promise<void> {
  const next = tx
    .selectFrom('leads')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('event_id', '=', id)
    .where('deleted_at', state, null)
    .limit(changedAtOnce);
  for (;;) {
    const { numUpdatedRows } = await tx
      .updateTable('leads')
      .set({ event_id: null })
      .where('workspace_id', '=', workspaceId)
      .where('id', 'in', next)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
  }
}

/** How many leads of a scope come from each of the events; events without leads are absent. */
export async function countEventLeads(
  db: Read,
  scope: LeadScope,
  eventIds: readonly string[],
): Promise<Map<string, number>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('leads')
    .select((row) => ['event_id', row.fn.countAll<number>().as('n')])
    .where(inScope(scope))
    .where('event_id', 'in', eventIds)
    .groupBy('event_id')
    .execute();
  return new Map(rows.flatMap(({ event_id: id, n }) => (id === null ? [] : [[id, n]])));
}
