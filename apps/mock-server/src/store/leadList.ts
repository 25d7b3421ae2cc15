import type { Database } from './database.ts';
import { countByCounters } from './leadCounts.ts';
import { countUpToCap, matching, pageOf } from './leadQuery.ts';
import type { LeadFilters, LeadPage, LeadTotal, ListedLead } from './leadQuery.ts';
import type { LeadScope } from './leadScope.ts';
import { countOnSqlite, pageOnSqlite } from './leadSearchSqlite.ts';

/** A page of leads with one more, where there is one, to tell that the list goes on. */
export async function listLeads(
  db: Database,
  scope: LeadScope,
  filters: LeadFilters,
  page: LeadPage,
): Promise<ListedLead[]> {
  const rows =
    db.dialect === 'sqlite'
      ? await pageOnSqlite(db.read, scope, filters, page)
      : await pageOf(matching(db, scope, filters), page).execute();
  return page.backwards ? rows.toReversed() : rows;
}

/** Counts by the counters where they tell these filters apart, otherwise up to a limit. */
export async function countLeads(
  db: Database,
  scope: LeadScope,
  filters: LeadFilters,
): Promise<LeadTotal> {
  const { status, type, assignedTo, sourceKey, eventId, parts } = filters;
  const isCounted = !scope.deleted && !assignedTo;
  if (isCounted && sourceKey === undefined && eventId === undefined && parts.length === 0) {
    const unassigned = assignedTo === null;
    const total = await countByCounters(db.read, scope, { status, type, unassigned });
    return { total, capped: false };
  }
  return db.dialect === 'sqlite'
    ? countOnSqlite(db.read, scope, filters)
    : countUpToCap(db.read, matching(db, scope, filters));
}
