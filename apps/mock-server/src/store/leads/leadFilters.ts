import type { LeadStatus, LeadType } from '@cardinal/contract';
import { paging } from '@cardinal/contract/limits';
import { sql } from 'kysely';
import type { RawBuilder, Selectable, SqlBool } from 'kysely';
import type { Dialect } from '../engine/database.ts';
import type { LeadOrder, Place } from './leadCursor.ts';
import { leadColumns } from './leadRows.ts';
import type { LeadRow } from './leadRows.ts';
import { inScope } from './leadScope.ts';
import type { LeadScope } from './leadScope.ts';
import type { LeadTable, Read } from '../schema.ts';

/*
 * The list is what people wait for most, so its statements are texts: to build one of thirty nodes
 * took half as long as to run it (measured). Values are always parameters.
 */

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
  /** How many leads the whole list has; read with the page where counters tell it. */
  total?: RawBuilder<number>;
}

/** Leads that a statement is about. */
export interface LeadSet {
  /** A table, or a query in its place, that is called leads. */
  from: RawBuilder<unknown>;
  where: RawBuilder<SqlBool>;
}

/** A lead of a list, with the values it is ordered by. */
export type ListedLead = LeadRow &
  Pick<Selectable<LeadTable>, LeadOrder['columns'][number]> & { total?: number };

const allLeads = sql`leads`;
const and = sql` and `;
const columnOf = (name: string) => sql.raw(`leads.${name}`);

/** Conditions of the filters, search included. @param column How a column of leads is named. */
export function filterConditions(
  dialect: Dialect,
  { status, type, sourceKey, assignedTo, eventId, parts }: LeadFilters,
  column: (name: string) => RawBuilder<unknown> = columnOf,
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

/** Leads of a scope that meet conditions. @param from Where they are looked for. */
export const leadsOf = (
  scope: LeadScope,
  conditions: readonly RawBuilder<SqlBool>[],
  from: RawBuilder<unknown> = allLeads,
): LeadSet => ({ from, where: sql.join([inScope(scope), ...conditions], and) });

/** Leads of a scope that match filters. */
export const matching = (dialect: Dialect, scope: LeadScope, filters: LeadFilters): LeadSet =>
  leadsOf(scope, filterConditions(dialect, filters));

/** A set's leads from a page's beginning on, in the direction of reading: all after `select …`. */
export function inOrder({ from, where }: LeadSet, page: Omit<LeadPage, 'limit'>) {
  const { order, from: place } = page;
  const way = isDescending(page) ? 'desc' : 'asc';
  const sorted = order.columns.map((column) => `leads.${column} ${way}`).join(', ');
  const begun = place
    ? sql` and ${compareToPlace(order, isDescending(page) ? '<' : '>', place)}`
    : sql``;
  return sql`from ${from} where ${where}${begun} order by ${sql.raw(sorted)}`;
}

/** The statement of one page of a set, in the direction of reading, and of one lead more. */
export function pageStatement(leads: LeadSet, page: LeadPage): RawBuilder<ListedLead> {
  const names = new Set([...leadColumns, ...page.order.columns]);
  const columns = Array.from(names, (name) => `leads.${name}`).join(', ');
  const total = page.total ? sql`, ${page.total} as total` : sql``;
  return sql<ListedLead>`
    select ${sql.raw(columns)}${total} ${inOrder(leads, page)} limit ${page.limit + 1}
  `;
}

/** One page of a set, in the direction of reading, and one lead more. */
export async function readLeads(read: Read, leads: LeadSet, page: LeadPage): Promise<ListedLead[]> {
  return (await pageStatement(leads, page).execute(read)).rows;
}

/** The condition to stand beyond a place, or not beyond it, compared as one row of values. */
export function compareToPlace(
  order: LeadOrder,
  operator: '<' | '>' | '<=' | '>=',
  place: Place,
): RawBuilder<SqlBool> {
  const columns = order.columns.map((column) => `leads.${column}`).join(', ');
  return sql<SqlBool>`(${sql.raw(columns)}) ${sql.raw(operator)} (${sql.join(place)})`;
}

/** The way that a page is read: backwards through an ascending order is descending. */
export const isDescending = ({ order, backwards }: Pick<LeadPage, 'order' | 'backwards'>) =>
  order.descending !== backwards;

/** How many leads match: exact, or `capped` where there are more than were counted. */
export interface LeadTotal {
  total: number;
  capped: boolean;
}

/** Counts the leads of a set up to the number that is told exactly. */
export async function countUpToCap(read: Read, { from, where }: LeadSet): Promise<LeadTotal> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select 1 from ${from} where ${where} limit ${paging.exactCount + 1}
    ) as found
  `.execute(read);
  const n = rows[0]?.n ?? 0;
  return { total: Math.min(n, paging.exactCount), capped: n > paging.exactCount };
}
