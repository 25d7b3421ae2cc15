import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../engine/database.ts';
import { countedTotal } from './leadCounts.ts';
import { countUpToCap, matching, readLeads } from './leadFilters.ts';
import type { LeadFilters, LeadPage, LeadTotal, ListedLead } from './leadFilters.ts';
import type { LeadScope } from './leadScope.ts';
import { countOnSqlite, pageOnSqlite } from './leadSearchSqlite.ts';

/**
 * A page of leads with one more, where there is one, to tell that the list goes on. Each carries the
 * list's total where the counters tell these filters apart.
 */
export async function listLeads(
  { dialect, read }: Database,
  scope: LeadScope,
  filters: LeadFilters,
  wanted: Omit<LeadPage, 'total'>,
): Promise<ListedLead[]> {
  const page = { ...wanted, total: totalOf(scope, filters) };
  const rows = await (dialect === 'sqlite'
    ? pageOnSqlite(read, scope, filters, page)
    : readLeads(read, matching(dialect, scope, filters), page));
  return page.backwards ? rows.toReversed() : rows;
}

/** Counts by the counters where they tell these filters apart, otherwise up to a limit. */
export async function countLeads(
  { dialect, read }: Database,
  scope: LeadScope,
  filters: LeadFilters,
): Promise<LeadTotal> {
  const total = totalOf(scope, filters);
  if (total) {
    const { rows } = await sql<{ total: number }>`select ${total} as total`.execute(read);
    return { total: rows[0]?.total ?? 0, capped: false };
  }
  return dialect === 'sqlite'
    ? countOnSqlite(read, scope, filters)
    : countUpToCap(read, matching(dialect, scope, filters));
}

function totalOf(scope: LeadScope, filters: LeadFilters): RawBuilder<number> | undefined {
  const { status, type, assignedTo, sourceKey, eventId, parts } = filters;
  const isCounted = !scope.deleted && !assignedTo;
  return isCounted && sourceKey === undefined && eventId === undefined && parts.length === 0
    ? countedTotal(scope, { status, type, unassigned: assignedTo === null })
    : undefined;
}
