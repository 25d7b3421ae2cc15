import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { leadOrders } from './leadCursor.ts';
import type { LeadOrder, Place } from './leadCursor.ts';
import {
  compareToPlace,
  countUpToCap,
  filterConditions,
  inOrder,
  isDescending,
  matching,
  pageOf,
} from './leadQuery.ts';
import type { LeadFilters, LeadPage, LeadQuery, LeadTotal } from './leadQuery.ts';
import { inScope } from './leadScope.ts';
import type { LeadScope } from './leadScope.ts';
import type { LeadTable, Queryable } from './schema.ts';

/*
 * SQLite answers on the server's own thread, so no list may take long, however rare its leads are.
 * Where no index serves a list as a whole, its order's index is walked first: what is common stands
 * among the next few thousand leads. What is rare is looked up by the index of a filter or the
 * full-text index, and the few leads found are sorted.
 */

/** Leads that are walked along an order's index. */
const walk = 5_000;
/** Words that stand in fewer leads than this, of all workspaces, are looked up at once. */
const rare = 2_000;
/** Leads that are looked at for a total; beyond, it is told as capped. */
const mostExamined = 10_000;

/** A page of leads; see `listLeads`. */
export async function pageOnSqlite(
  read: Queryable,
  scope: LeadScope,
  filters: LeadFilters,
  page: LeadPage,
) {
  if (isServed(scope, filters, page.order)) {
    return pageOf(matching({ dialect: 'sqlite', read }, scope, filters), page).execute();
  }
  if (!(await areWordsRare(read, filters))) {
    const found = await walkForPage(read, scope, filters, page);
    if (found) return found;
  }
  return pageOf(lookingUp(read, scope, filters), page).execute();
}

/** How many leads match; capped where more than are told exactly or than may be looked at. */
export async function countOnSqlite(
  read: Queryable,
  scope: LeadScope,
  filters: LeadFilters,
): Promise<LeadTotal> {
  const beginning = { order: leadOrders.created_at, backwards: false };
  const isSmall = !(await placeAfter(mostExamined, read, scope, beginning));
  if (isSmall || filters.parts.length === 0) {
    return countUpToCap(read, matching({ dialect: 'sqlite', read }, scope, filters));
  }
  const { total, capped } = await countUpToCap(read, lookingUp(read, scope, filters, mostExamined));
  return { total, capped: capped || (await standIn(read, filters, mostExamined + 1)) };
}

/** Whether one index gives the list as it is, or there is nothing to walk along. */
function isServed(scope: LeadScope, filters: LeadFilters, order: LeadOrder): boolean {
  const { parts, ...others } = filters;
  const given = Object.entries(others).flatMap(([name, value]) =>
    value === undefined ? [] : name,
  );
  const isByTime = order.columns === leadOrders.created_at.columns;
  if (given.length === 0 && parts.length === 0) return true;
  // One owner's leads in another order than by time are few enough to be sorted.
  if (scope.ownerId !== undefined) return !isByTime;
  const isByStatus = order.columns === leadOrders.status.columns && given[0] === 'status';
  return parts.length === 0 && given.length === 1 && (isByTime || isByStatus);
}

/** @returns The page; undefined when the walk ended before the page was full or the list ended. */
async function walkForPage(
  read: Queryable,
  scope: LeadScope,
  filters: LeadFilters,
  page: LeadPage,
) {
  const end = await placeAfter(walk, read, scope, page);
  const walked = pageOf(walking(read, scope, filters), page);
  if (!end) return walked.execute();
  const operator = isDescending(page) ? '>=' : '<=';
  const found = await walked.where(compareToPlace(page.order, operator, end)).execute();
  return found.length > page.limit ? found : undefined;
}

/** The place of the lead so many after a page's beginning; undefined where the list ends before. */
async function placeAfter(
  count: number,
  read: Queryable,
  scope: LeadScope,
  page: Omit<LeadPage, 'limit'>,
): Promise<Place | undefined> {
  const { columns } = page.order;
  const row = await inOrder(read.selectFrom('leads').where(inScope(scope)), page)
    .select(columns.map((column) => `leads.${column}` as const))
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return row && columns.map((column) => row[column]);
}

/** Matching leads along the order's index: a unary plus keeps the filters from choosing another. */
function walking(read: Queryable, scope: LeadScope, filters: LeadFilters): LeadQuery {
  const conditions = filterConditions(
    'sqlite',
    filters,
    (name) => sql`+${sql.ref(`leads.${name}`)}`,
  );
  return conditions.reduce<LeadQuery>(
    (query, condition) => query.where(condition),
    read.selectFrom('leads').where(inScope(scope)),
  );
}

const phrases = (parts: readonly string[]): string =>
  parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(' AND ');

const areWordsRare = async (read: Queryable, filters: LeadFilters): Promise<boolean> =>
  filters.parts.length > 0 && !(await standIn(read, filters, rare));

/** Whether the words stand in at least so many leads, of all workspaces. */
async function standIn(read: Queryable, { parts }: LeadFilters, count: number): Promise<boolean> {
  const { rows } = await sql`
    select rowid from leads_fts where leads_fts match ${phrases(parts)}
    limit 1 offset ${count - 1}
  `.execute(read);
  return rows.length > 0;
}

/** Matching leads by the full-text index where words are sought, else by the index of a filter. */
function lookingUp(
  read: Queryable,
  scope: LeadScope,
  filters: LeadFilters,
  mostNamed = noLimit,
): LeadQuery {
  const { parts, ...others } = filters;
  const db = { dialect: 'sqlite', read } as const;
  if (parts.length === 0) {
    // The limit keeps SQLite from looking at the order outside, whose index it would walk.
    const found = matching(db, scope, filters).selectAll('leads').limit(noLimit);
    return read.selectFrom(found.as('leads'));
  }
  // The full-text index knows all workspaces: scope and filters are checked on each lead it names.
  // CROSS JOIN makes SQLite begin with it.
  const named = sql<Selectable<LeadTable>>`(
    select leads.* from (
      select rowid from leads_fts where leads_fts match ${phrases(parts)} limit ${mostNamed}
    ) as named cross join leads on leads.row_number = named.rowid
  )`.as('leads');
  return filterConditions('sqlite', { ...others, parts: [] }).reduce<LeadQuery>(
    (query, condition) => query.where(condition),
    read.selectFrom(named).where(inScope(scope)),
  );
}

/** SQLite takes a negative limit for none. */
const noLimit = -1;
