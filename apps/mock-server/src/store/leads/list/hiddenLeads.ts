import type { RawBuilder, SqlBool } from 'kysely';
import type { Database } from '../../engine/database.ts';
import { compareToPosition, isDescending, type PageRequest } from '../../page.ts';
import { type LeadOrderColumn, leadOrders } from './leadOrders.ts';

/*
 * The leads of a running import are hidden until its end. They are the newest of their workspace: a
 * list in order of time would first read and discard up to 100,000 of them for every page.
 */

/** Milliseconds for which it is remembered that no import is running: few leads are stored meanwhile. */
const fresh = 1_000;
/** Maximum number of workspaces that are remembered. */
const mostIdle = 1_000;
/** When workspaces were last found to have no running import. */
const idleSince = new WeakMap<Database['read'], Map<string, number>>();

/** The common prefix of the ids of the hidden leads. */
async function prefixOf({ read }: Database, workspaceId: string): Promise<string | undefined> {
  const idle = idleSince.get(read) ?? new Map<string, number>();
  idleSince.set(read, idle);
  const now = performance.now();
  if (now - (idle.get(workspaceId) ?? -Infinity) < fresh) return undefined;
  const running = await read
    .selectFrom('unfinished_imports')
    .select('id_prefix')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  if (idle.size >= mostIdle) idle.clear();
  if (running) idle.delete(workspaceId);
  else idle.set(workspaceId, now);
  return running?.id_prefix;
}

/** The time in a UUIDv7, which is that of all leads of an import, in milliseconds. */
const timeIn = (prefix: string) => Number.parseInt(prefix.slice(0, 13).replace('-', ''), 16);

/**
 * The parts of a list that come before and after the hidden leads, in the direction of reading, so
 * that no page reads them; a single part without a condition if there are none. This only saves time:
 * the scope hides them anyway.
 */
export async function partsAroundHidden(
  db: Database,
  workspaceId: string,
  page: PageRequest<LeadOrderColumn>,
): Promise<readonly (RawBuilder<SqlBool> | undefined)[]> {
  if (page.order.columns !== leadOrders.created_at.columns) return [undefined];
  const prefix = await prefixOf(db, workspaceId);
  if (prefix === undefined) return [undefined];
  const at = timeIn(prefix);
  // The digits of ids come before g.
  const newer = compareToPosition(page.order, '>', [at, `${prefix}g`]);
  const older = compareToPosition(page.order, '<', [at, prefix]);
  return isDescending(page) ? [newer, older] : [older, newer];
}
