import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { compareToPlace, isDescending, placeOf } from '../page.ts';
import type { PageRequest, Place, Total } from '../page.ts';
import {
  countLeadSet,
  filterConditions,
  inOrder,
  leadsOf,
  matching,
  readLeads,
} from './leadFilters.ts';
import type { LeadFilters, LeadPageRequest, LeadSet, ListedLead } from './leadFilters.ts';
import { leadOrders } from './leadOrders.ts';
import type { LeadOrder, LeadOrderColumn } from './leadOrders.ts';
import type { LeadScope } from './leadScope.ts';
import type { Read } from '../schema.ts';

/*
 * SQLite answers on the server's own thread, so no list may take long, however rare its leads are.
 * Where no index serves a list as a whole, its order's index is walked first: what is common stands
 * among the next few thousand leads. What is rare is looked up by the index of a filter or the
 * full-text index, and the few leads found are sorted.
 */

/** Leads that are walked along an order's index: few first, as what is common stands among them. */
const walks = [500, 5_000] as const;
/** Words that stand in fewer leads than this, of all workspaces, are looked up at once. */
const rare = 2_000;
/** Leads that are looked at for a total; beyond, it is told as capped. */
const mostExamined = 10_000;

/** A page of leads; see `listLeads`. */
export async function pageOnSqlite(
  read: Read,
  scope: LeadScope,
  filters: LeadFilters,
  page: LeadPageRequest,
): Promise<ListedLead[]> {
  if (isServed(scope, filters, page.order)) {
    return readLeads(read, matching('sqlite', scope, filters), page);
  }
  if (!(await areWordsRare(read, filters))) {
    const found = await walkForPage(read, scope, filters, page);
    if (found) return found;
  }
  return readLeads(read, lookingUp(scope, filters), page);
}

/** How many leads match; capped where more than are told exactly or than may be looked at. */
export async function countOnSqlite(
  read: Read,
  scope: LeadScope,
  filters: LeadFilters,
): Promise<Total> {
  const beginning = { order: leadOrders.created_at, backwards: false, limit: 1 };
  const isSearch = filters.parts.length > 0;
  if (!isSearch || !(await placeAfter(mostExamined, read, scope, beginning))) {
    return countLeadSet(read, matching('sqlite', scope, filters));
  }
  const { total, capped } = await countLeadSet(read, lookingUp(scope, filters, mostExamined));
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
  if (parts.length > 0 || given.length > 1) return false;
  const isByStatus = order.columns === leadOrders.status.columns;
  // One owner's leads are told apart by status and, by time, by source.
  if (given[0] === 'status') return isByTime || isByStatus;
  // Whoever is assigned owns the lead, and an owner's leads have an index for each order.
  if (typeof others.assignedTo === 'string') return true;
  return isByTime && (scope.ownerId === undefined || given[0] === 'sourceKey');
}

/** @returns The page; undefined when the walk ended before the page was full or the list ended. */
async function walkForPage(
  read: Read,
  scope: LeadScope,
  filters: LeadFilters,
  page: LeadPageRequest,
) {
  for (const steps of walks) {
    // The longer walk runs only where the shorter one found too few.
    const end = await placeAfter(steps, read, scope, page);
    if (!end) return readLeads(read, walking(scope, filters), page);
    const { order } = page;
    const before = compareToPlace(order, isDescending(page) ? '>=' : '<=', end);
    const found = await readLeads(read, walking(scope, filters, [before]), page);
    if (found.length > page.limit) return found;
  }
  return undefined;
}

/** The place of the lead so many after a page's beginning; undefined where the list ends before. */
async function placeAfter(
  count: number,
  read: Read,
  scope: LeadScope,
  page: PageRequest<LeadOrderColumn>,
): Promise<Place | undefined> {
  const { columns } = page.order;
  const { rows } = await sql<ListedLead>`
    select ${sql.raw(columns.map((column) => `leads.${column}`).join(', '))}
    ${inOrder(leadsOf(scope, []), page)} limit 1 offset ${count - 1}
  `.execute(read);
  const [row] = rows;
  return row && placeOf(page.order, row);
}

/** Matching leads along the order's index: a unary plus keeps the filters from choosing another. */
const walking = (
  scope: LeadScope,
  filters: LeadFilters,
  conditions: readonly RawBuilder<SqlBool>[] = [],
): LeadSet =>
  leadsOf(scope, [
    ...filterConditions('sqlite', filters, (name) => sql.raw(`+leads.${name}`)),
    ...conditions,
  ]);

const phrases = (parts: readonly string[]): string =>
  parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(' AND ');

const areWordsRare = async (read: Read, filters: LeadFilters): Promise<boolean> =>
  filters.parts.length > 0 && !(await standIn(read, filters, rare));

/** Whether the words stand in at least so many leads, of all workspaces. */
async function standIn(read: Read, { parts }: LeadFilters, count: number): Promise<boolean> {
  const { rows } = await sql`
    select rowid from leads_fts where leads_fts match ${phrases(parts)}
    limit 1 offset ${count - 1}
  `.execute(read);
  return rows.length > 0;
}

/** Matching leads by the full-text index where words are sought, else by the index of a filter. */
function lookingUp(scope: LeadScope, filters: LeadFilters, mostNamed = noLimit): LeadSet {
  const { parts, ...others } = filters;
  if (parts.length === 0) {
    const { from, where } = matching('sqlite', scope, filters);
    // The limit keeps SQLite from looking at the order outside, whose index it would walk.
    const found = sql`(select leads.* from ${from} where ${where} limit ${noLimit}) as leads`;
    return { from: found, where: sql`true` };
  }
  // The full-text index knows all workspaces: scope and filters are checked on each lead it names.
  // CROSS JOIN makes SQLite begin with it.
  const named = sql`(
    select leads.* from (
      select rowid from leads_fts where leads_fts match ${phrases(parts)} limit ${mostNamed}
    ) as named cross join leads on leads.row_number = named.rowid
  ) as leads`;
  return leadsOf(scope, filterConditions('sqlite', { ...others, parts: [] }), named);
}

/** SQLite takes a negative limit for none. */
const noLimit = -1;
