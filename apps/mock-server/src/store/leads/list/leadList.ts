import type { LeadSort, PageQuery } from '@cardinal/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../engine/database.ts';
import { readPage, type Page, type PageRequest, type Total } from '../../page.ts';
import { countedTotal } from './leadCounts.ts';
import {
  countLeadSet,
  matching,
  namesOf,
  readLeads,
  type LeadFilters,
  type ListedLead,
} from './leadFilters.ts';
import { partsAroundHidden } from './hiddenLeads.ts';
import { leadOrders, type LeadOrderColumn } from './leadOrders.ts';
import type { LeadScope } from '../leadScope.ts';
import { countOnSqlite, pageOnSqlite } from './leadSearchSqlite.ts';

/**
 * The leads of a page in the direction of reading, and one more if the list continues. Each carries
 * the list's total if the counters have it for these filters.
 */
export async function readLeadRows(
  db: Database,
  scope: LeadScope,
  filters: LeadFilters,
  wanted: PageRequest<LeadOrderColumn>,
): Promise<ListedLead[]> {
  const { dialect, read } = db;
  const total = totalOf(scope, filters);
  const found: ListedLead[] = [];
  for (const part of await partsAroundHidden(db, scope.workspaceId, wanted)) {
    const page = { ...wanted, limit: wanted.limit - found.length, total, part };
    const rows =
      dialect === 'sqlite'
        ? await pageOnSqlite(read, scope, filters, page)
        : await readLeads(read, matching(dialect, scope, filters), page);
    found.push(...rows);
    if (found.length > wanted.limit) break;
  }
  return found;
}

/** The page of a list to read. */
interface ListPage extends PageQuery {
  sort: LeadSort;
  /** Whether all leads are counted, however many there are. @default false */
  isExact?: boolean;
}

/** One page of leads. @throws {ForeignCursorError} */
export const listLeads = (
  db: Database,
  scope: LeadScope,
  filters: LeadFilters,
  { sort, isExact = false, ...page }: ListPage,
): Promise<Page<ListedLead>> =>
  readPage(page, {
    order: leadOrders[sort],
    read: (request) => readLeadRows(db, scope, filters, request),
    count: (first) => {
      if (first?.total !== undefined) return { total: first.total, capped: false };
      return isExact ? countEveryLead(db, scope, filters) : countLeads(db, scope, filters);
    },
  });

/** Counts however many there are. */
async function countEveryLead(
  { dialect, read }: Database,
  scope: LeadScope,
  filters: LeadFilters,
): Promise<Total> {
  const { from, where } = matching(dialect, scope, filters);
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${from} where ${where}
  `.execute(read);
  return { total: Number(rows[0]?.n ?? 0), capped: false };
}

/** Counts with the counters if they support these filters, otherwise up to a limit. */
async function countLeads(
  { dialect, read }: Database,
  scope: LeadScope,
  filters: LeadFilters,
): Promise<Total> {
  const total = totalOf(scope, filters);
  if (total) {
    const { rows } = await sql<{ total: number }>`select ${total} as total`.execute(read);
    return { total: rows[0]?.total ?? 0, capped: false };
  }
  return dialect === 'sqlite'
    ? countOnSqlite(read, scope, filters)
    : countLeadSet(read, matching(dialect, scope, filters));
}

function totalOf(scope: LeadScope, filters: LeadFilters): RawBuilder<number> | undefined {
  const { status, type, assignedTo, parts, ...others } = filters;
  const isCounted =
    !scope.deleted && !assignedTo && parts.length === 0 && namesOf(others).length === 0;
  return isCounted
    ? countedTotal(scope, { status, type, unassigned: assignedTo === null })
    : undefined;
}
