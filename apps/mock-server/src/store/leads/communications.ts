import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CommunicationType, PageQuery } from '@cardinal/contract';
import { paging } from '@cardinal/contract/limits';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../engine/database.ts';
import {
  compareToPosition,
  isBeyond,
  isDescending,
  orderTerms,
  readPage,
  readQueryPage,
  type PageRequest,
  type Position,
  type Total,
} from '../page.ts';
import { searchParts } from '@cardinal/contract/fold';
import { isId } from '../ids.ts';
import { containing, containsPart, type SearchParts } from './list/leadFilters.ts';
import { inScope, type LeadScope } from './leadScope.ts';
import type { Read } from '../schema.ts';

/** Filters of a list of communications. Absent filters hide nothing. */
interface Filters {
  type?: CommunicationType;
  leadId?: string;
  /** Every word must occur in the lead's search key, or in the title or description. */
  q?: string;
}

type Reader = Pick<Database, 'read' | 'dialect'>;

const newestFirst = { table: 'activities', columns: ['id'], descending: true } as const;

/**
 * One page of the communications with leads of a scope, newest first, with the state of each email.
 * @throws {ForeignCursorError}
 */
export function listCommunications(
  db: Reader,
  scope: LeadScope,
  { q, ...filters }: Filters,
  page: PageQuery,
) {
  const contacts = contactsOf(scope, filters);
  const parts = searchParts(q ?? '');
  const found = communicationsOf(db, scope, parts);
  if (db.dialect === 'postgres' || parts.length === 0) {
    return readQueryPage(db.read, found.where(contacts), newestFirst, page);
  }
  return readPage(page, {
    order: newestFirst,
    read: (request) => readSlices(db.read, found, contacts, request),
    count: () => countSlices(db.read, found, contacts),
  });
}

/** The condition for the communications that may be found, which indexes cover. */
function contactsOf(
  { workspaceId, ownerId }: LeadScope,
  { type, leadId }: Omit<Filters, 'q'>,
): RawBuilder<SqlBool> {
  const conditions = [
    sql`activities.workspace_id = ${workspaceId}`,
    // Worded exactly as in the partial indexes on contacts, so that they are used.
    sql`activities.type in ('email', 'call', 'whatsapp', 'meeting')`,
  ];
  // The lead's owner decides; the same condition on the activity lets the owner's index be used.
  if (ownerId !== undefined) conditions.push(sql`activities.owner_id = ${ownerId}`);
  if (type) conditions.push(sql`activities.type = ${type}`);
  if (leadId !== undefined) {
    conditions.push(isId(leadId) ? sql`activities.lead_id = ${leadId}` : sql`1 = 0`);
  }
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

type Found = ReturnType<typeof communicationsOf>;

/** The communications with leads of a scope that contain all words. */
function communicationsOf({ read, dialect }: Reader, scope: LeadScope, parts: SearchParts) {
  const query = read
    .selectFrom('activities')
    .innerJoin('leads', (join) =>
      join
        .onRef('leads.workspace_id', '=', 'activities.workspace_id')
        .onRef('leads.id', '=', 'activities.lead_id'),
    )
    .leftJoin('emails', (join) =>
      join
        .onRef('emails.workspace_id', '=', 'activities.workspace_id')
        .onRef('emails.id', '=', 'activities.email_id'),
    )
    // The account of the user may have been removed.
    .leftJoin('users', 'users.id', 'activities.actor_id')
    .select([
      'activities.id',
      'activities.type',
      'activities.title',
      'activities.description',
      'activities.created_at',
      'activities.email_id',
      'leads.id as lead_id',
      'leads.first_name',
      'leads.last_name',
      'leads.company',
      'emails.state',
      'emails.error',
      'activities.actor_id',
      'users.first_name as by_first_name',
      'users.last_name as by_last_name',
    ])
    .where(inScope(scope));
  if (parts.length === 0) return query;
  const found = containing(parts, (part) => {
    const named = containsPart(dialect, part);
    const mentioned = containsPart(dialect, part, sql`activities.search_key`);
    return sql<SqlBool>`(${named} or ${mentioned})`;
  });
  return query.where(found);
}

/*
 * No index covers a search. SQLite runs on the server's own thread, so it examines a slice at a time
 * there, and other requests have their turn between two slices.
 */

/** Communications that one statement examines. */
const slice = 1_000;
/** Slices that are examined for a total; beyond that, it is capped. */
const slicesCounted = 10;

/** The conditions for successive slices, in the direction of reading. */
async function* slicesOf(
  read: Read,
  contacts: RawBuilder<SqlBool>,
  request: PageRequest<'id'>,
): AsyncGenerator<RawBuilder<SqlBool>> {
  let { from } = request;
  for (;;) {
    const rest = from ? sql<SqlBool>`${contacts} and ${isBeyond(request, from)}` : contacts;
    const end = await endOfSlice(read, rest, request);
    if (!end) {
      yield rest;
      return;
    }
    yield sql<SqlBool>`${rest} and ${compareToPosition(newestFirst, isDescending(request) ? '>=' : '<=', end)}`;
    from = end;
    await nextTurn();
  }
}

/** The position of a slice's last communication; undefined if the list ends before that. */
async function endOfSlice(
  read: Read,
  rest: RawBuilder<SqlBool>,
  request: PageRequest<'id'>,
): Promise<Position | undefined> {
  const { rows } = await sql<{ id: string }>`
    select activities.id from activities where ${rest}
    order by ${orderTerms(request)} limit 1 offset ${slice - 1}
  `.execute(read);
  return rows[0] && [rows[0].id];
}

/** Reads one page of what is found, and one additional row. */
async function readSlices(
  read: Read,
  found: Found,
  contacts: RawBuilder<SqlBool>,
  request: PageRequest<'id'>,
) {
  const rows = [];
  for await (const part of slicesOf(read, contacts, request)) {
    const next = found.where(part).orderBy(orderTerms(request));
    rows.push(...(await next.limit(request.limit + 1 - rows.length).execute()));
    if (rows.length > request.limit) break;
  }
  return rows;
}

/** Counts what is found among the newest communications, up to the highest exact total. */
async function countSlices(
  read: Read,
  found: Found,
  contacts: RawBuilder<SqlBool>,
): Promise<Total> {
  const whole = { order: newestFirst, backwards: false, limit: 1 };
  let [total, slices] = [0, 0];
  for await (const part of slicesOf(read, contacts, whole)) {
    if (slices === slicesCounted || total > paging.exactCount) {
      return { total: Math.min(total, paging.exactCount), capped: true };
    }
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from (${found.where(part)}) as found
    `.execute(read);
    total += rows[0]?.n ?? 0;
    slices += 1;
  }
  return { total: Math.min(total, paging.exactCount), capped: total > paging.exactCount };
}
