import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  compareToPosition,
  isDescending,
  positionOf,
  type Position,
  type Total,
} from '../../page.ts';
import {
  countLeadSet,
  filterConditions,
  inOrder,
  leadsWhere,
  matching,
  namesOf,
  readLeads,
  type LeadFilters,
  type LeadPageRequest,
  type LeadSet,
  type ListedLead,
  type SearchParts,
} from './leadFilters.ts';
import { leadOrders, type LeadOrder } from './leadOrders.ts';
import type { LeadScope } from '../leadScope.ts';
import type { Read } from '../../schema.ts';

/*
 * SQLite runs on the server's own thread, so no list may take long, however rare the matching leads
 * are. If no index covers a list as a whole, the index of its order is walked first: common leads
 * are among the next few thousand. Rare leads are looked up by the index of a filter or the
 * full-text index, and the few results are sorted.
 */

/**
 * Numbers of leads to walk along the index of an order: few at first, which suffice for common
 * leads.
 */
const walks = [500, 5_000] as const;
/** Words that occur in fewer leads than this, in all workspaces, are looked up at once. */
const rare = 2_000;
/**
 * Maximum number of leads that are examined for a total, each of the newest ones and of the index's
 * hits; if there are more, the total is capped.
 */
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

/** How many leads match; capped if there are more than may be reported exactly or examined. */
export async function countOnSqlite(
  read: Read,
  scope: LeadScope,
  filters: LeadFilters,
): Promise<Total> {
  const newestFirst = { order: leadOrders['-created_at'], backwards: false, limit: 1 };
  const isSearch = filters.parts.length > 0;
  const end = isSearch && (await placeAfter(mostExamined, read, scope, newestFirst));
  if (!end) return countLeadSet(read, matching('sqlite', scope, filters));
  if (!(await occurInAtLeast(read, filters, mostExamined + 1))) {
    return countLeadSet(read, lookingUp(scope, filters));
  }
  // The first hits of the index may all be in other workspaces, so the newest leads are examined too.
  const newest = compareToPosition(newestFirst.order, '>=', end);
  const walked = await countLeadSet(read, walking(scope, filters, [newest]));
  if (walked.capped) return walked;
  const found = await countLeadSet(read, lookingUp(scope, filters, mostExamined));
  return { total: Math.max(walked.total, found.total), capped: true };
}

/** Whether one index covers the list, so that no walk is needed. */
function isServed(scope: LeadScope, filters: LeadFilters, order: LeadOrder): boolean {
  const { parts, capturedFrom, capturedTo, ...others } = filters;
  const isByTime = order.columns === leadOrders.created_at.columns;
  // Indexes in order of time contain the span of a list as one stretch.
  const given = namesOf(isByTime ? others : { ...others, capturedFrom, capturedTo });
  if (given.length === 0 && parts.length === 0) return true;
  if (parts.length > 0 || given.length > 1) return false;
  if (given[0] === 'lastContactBefore') return order.columns === leadOrders.last_contact.columns;
  if (given[0] === 'nextStepBefore') return order.columns === leadOrders.next_step.columns;
  // Its index is ordered only by score; a stage has none of its own.
  if (given[0] === 'scoreMin' || given[0] === 'stage') return false;
  const isByStatus = order.columns === leadOrders.status.columns;
  // The indexes of one owner's leads include the status and, in order of time, the source.
  if (given[0] === 'status') return isByTime || isByStatus;
  // The assignee owns the lead, and an owner's leads have an index for each order.
  if (typeof others.assignedTo === 'string' || given[0] === 'ownerId') return true;
  return isByTime && (scope.ownerId === undefined || given[0] === 'sourceKey');
}

/** @returns The page; undefined if the walk ended before the page was full or the list ended. */
async function walkForPage(
  read: Read,
  scope: LeadScope,
  filters: LeadFilters,
  page: LeadPageRequest,
) {
  for (const steps of walks) {
    // The longer walk runs only if the shorter one has found too few.
    const end = await placeAfter(steps, read, scope, page);
    if (!end) return readLeads(read, walking(scope, filters), page);
    const { order } = page;
    const before = compareToPosition(order, isDescending(page) ? '>=' : '<=', end);
    const found = await readLeads(read, walking(scope, filters, [before]), page);
    if (found.length > page.limit) return found;
  }
  return undefined;
}

/** The position of the lead `count` rows into a page; undefined if the list ends before that. */
async function placeAfter(
  count: number,
  read: Read,
  scope: LeadScope,
  page: LeadPageRequest,
): Promise<Position | undefined> {
  const { columns } = page.order;
  const { rows } = await sql<ListedLead>`
    select ${sql.raw(columns.map((column) => `leads.${column}`).join(', '))}
    ${inOrder(leadsWhere(scope, []), page)} limit 1 offset ${count - 1}
  `.execute(read);
  const [row] = rows;
  return row && positionOf(page.order, row);
}

/**
 * Matching leads along the order's index: a unary plus prevents the filters from selecting another
 * index.
 */
const walking = (
  scope: LeadScope,
  filters: LeadFilters,
  conditions: readonly RawBuilder<SqlBool>[] = [],
): LeadSet =>
  leadsWhere(scope, [
    ...filterConditions('sqlite', filters, (name) => sql.raw(`+leads.${name}`)),
    ...conditions,
  ]);

const phrases = (alternatives: SearchParts): string =>
  alternatives
    .map((parts) => parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(' AND '))
    // AND binds more closely.
    .join(' OR ');

const areWordsRare = async (read: Read, filters: LeadFilters): Promise<boolean> =>
  filters.parts.length > 0 && !(await occurInAtLeast(read, filters, rare));

/** Whether the words occur in at least `count` leads, in all workspaces. */
async function occurInAtLeast(read: Read, { parts }: LeadFilters, count: number): Promise<boolean> {
  const { rows } = await sql`
    select rowid from leads_fts where leads_fts match ${phrases(parts)}
    limit 1 offset ${count - 1}
  `.execute(read);
  return rows.length > 0;
}

/** Matching leads by the full-text index for a search, otherwise by the index of a filter. */
function lookingUp(scope: LeadScope, filters: LeadFilters, mostNamed = noLimit): LeadSet {
  const { parts, ...others } = filters;
  if (parts.length === 0) {
    const { from, where } = matching('sqlite', scope, filters);
    // The limit keeps SQLite from considering the outer order, whose index it would walk.
    const found = sql`(select leads.* from ${from} where ${where} limit ${noLimit}) as leads`;
    return { from: found, where: sql`true` };
  }
  // The full-text index covers all workspaces: scope and filters are checked on each lead it finds.
  // CROSS JOIN makes SQLite start with it.
  const named = sql`(
    select leads.* from (
      select rowid from leads_fts where leads_fts match ${phrases(parts)} limit ${mostNamed}
    ) as named cross join leads on leads.row_number = named.rowid
  ) as leads`;
  return leadsWhere(scope, filterConditions('sqlite', { ...others, parts: [] }), named);
}

/** SQLite treats a negative limit as no limit. */
const noLimit = -1;
