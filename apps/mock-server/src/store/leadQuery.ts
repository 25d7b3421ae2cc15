import type { LeadStatus, LeadType } from '@cardinal/contract';
import { paging } from '@cardinal/contract/limits';
import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Dialect } from './database.ts';
import type { LeadOrder, Place } from './leadCursor.ts';
import { leadColumns } from './leadRows.ts';
import { inScope } from './leadScope.ts';
import type { LeadScope } from './leadScope.ts';
import type { Queryable, Schema } from './schema.ts';

/** Which leads of a scope a list shows. Absent filters hide nothing. */
export interface LeadFilters {
  status?: LeadStatus;
  type?: LeadType;
  /** As `sourceKey` makes it. */
  sourceKey?: string;
  /** User id, or null for unassigned leads. */
  assignedTo?: string | null;
  eventId?: string;
  /** What must stand in the search key, all of it; see `searchParts`. */
  parts: readonly string[];
}

/** Which stretch of a list is asked for. */
export interface LeadPage {
  order: LeadOrder;
  /** The page begins after this place, or, backwards, ends before it. */
  from?: Place;
  backwards: boolean;
  /** Leads on the page. */
  limit: number;
}

/** Leads of a query that selects nothing yet. */
export type LeadQuery = SelectQueryBuilder<Schema, 'leads', object>;

/** Conditions of the filters, search included. `column` refers to a column of leads. */
export function filterConditions(
  dialect: Dialect,
  { status, type, sourceKey, assignedTo, eventId, parts }: LeadFilters,
  column: (name: string) => RawBuilder<unknown> = (name) => sql.ref(`leads.${name}`),
): RawBuilder<SqlBool>[] {
  const equal = (name: string, value: string | undefined) =>
    value === undefined ? [] : [sql<SqlBool>`${column(name)} = ${value}`];
  return [
    // The rank stands for the status: its index also serves the order by status.
    ...(status ? [sql<SqlBool>`${column('status_rank')} = ${statusRank[status]}`] : []),
    ...equal('lead_type', type),
    ...equal('source_key', sourceKey),
    ...equal('event_id', eventId),
    ...(assignedTo === null
      ? [sql<SqlBool>`${column('assigned_to')} is null`]
      : // Whoever is assigned owns the lead; said so, the owner's index serves.
        [...equal('assigned_to', assignedTo), ...equal('owner_id', assignedTo)]),
    ...parts.map((part) => containsPart(dialect, part)),
  ];
}

/** The order of statuses, as the column `status_rank` makes it. */
const statusRank: Readonly<Record<LeadStatus, number>> = { Hot: 0, Warm: 1, Cold: 2, Closed: 3 };

const contains: Readonly<Record<Dialect, (part: string) => RawBuilder<SqlBool>>> = {
  sqlite: (part) => sql<SqlBool>`instr(leads.search_key, ${part})`,
  postgres: (part) =>
    sql<SqlBool>`leads.search_key like ${`%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`}`,
};

/** The condition that a part, as `searchParts` makes it, stands in a lead's search key. */
export const containsPart = (dialect: Dialect, part: string): RawBuilder<SqlBool> =>
  contains[dialect](part);

/** Leads of a scope that match filters. */
export function matching(
  db: { dialect: Dialect; read: Queryable },
  scope: LeadScope,
  filters: LeadFilters,
): LeadQuery {
  return filterConditions(db.dialect, filters).reduce<LeadQuery>(
    (query, condition) => query.where(condition),
    db.read.selectFrom('leads').where(inScope(scope)),
  );
}

/** A query's leads from a page's beginning on, in the direction of reading. */
export function inOrder(query: LeadQuery, page: Omit<LeadPage, 'limit'>): LeadQuery {
  const { order, from } = page;
  const descending = isDescending(page);
  const begun = from ? query.where(compareToPlace(order, descending ? '<' : '>', from)) : query;
  return order.columns.reduce(
    (ordered, column) => ordered.orderBy(`leads.${column}`, descending ? 'desc' : 'asc'),
    begun,
  );
}

/** One page of a query, in the direction of reading, and one lead more. */
export function pageOf(query: LeadQuery, page: LeadPage) {
  return inOrder(query, page)
    .select([...leadColumns, ...page.order.columns.map((column) => `leads.${column}` as const)])
    .limit(page.limit + 1);
}

/** A lead of a list, with the values it is ordered by. */
export type ListedLead = Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number];

/** The condition to stand beyond a place, or not beyond it, compared as one row of values. */
export function compareToPlace(
  order: LeadOrder,
  operator: '<' | '>' | '<=' | '>=',
  place: Place,
): RawBuilder<SqlBool> {
  const columns = sql.join(order.columns.map((column) => sql.ref(`leads.${column}`)));
  return sql<SqlBool>`(${columns}) ${sql.raw(operator)} (${sql.join(place)})`;
}

/** The way that a page is read: backwards through an ascending order is descending. */
export const isDescending = ({ order, backwards }: Pick<LeadPage, 'order' | 'backwards'>) =>
  order.descending !== backwards;

/** How many leads match: exact, or `capped` where there are more than were counted. */
export interface LeadTotal {
  total: number;
  capped: boolean;
}

/** Counts the leads of a query up to the number that is told exactly. */
export async function countUpToCap(read: Queryable, query: LeadQuery): Promise<LeadTotal> {
  const { n } = await read
    .selectFrom(
      query
        .select('leads.id')
        .limit(paging.exactCount + 1)
        .as('found'),
    )
    .select((select) => select.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(n, paging.exactCount), capped: n > paging.exactCount };
}
