import type { LeadStatus, LeadType } from '@cardinal/contract';
import type { LeadScope } from './leadScope.ts';
import type { Queryable } from './schema.ts';

/** Owner under whom the counters count everyone's leads together. */
const everyone = '';

/** What the counters tell apart. */
export interface CountedFilters {
  status?: LeadStatus;
  type?: LeadType;
  /** Only leads that nobody is assigned to. */
  unassigned?: boolean;
}

/** How many leads of a scope match, from the counters. */
export async function countByCounters(
  db: Queryable,
  scope: LeadScope,
  { status, type, unassigned }: CountedFilters = {},
): Promise<number> {
  let query = db
    .selectFrom('lead_counts')
    .select((select) => select.fn.sum<number | null>('n').as('n'))
    .where('workspace_id', '=', scope.workspaceId)
    .where('owner_id', '=', scope.ownerId ?? everyone);
  if (status) query = query.where('lead_status', '=', status);
  if (type) query = query.where('lead_type', '=', type);
  if (unassigned) query = query.where('assigned', '=', 0);
  const { n } = await query.executeTakeFirstOrThrow();
  return n ?? 0;
}

/** The counters of a scope. */
export function leadCounts(db: Queryable, scope: LeadScope) {
  return db
    .selectFrom('lead_counts')
    .select(['lead_status', 'lead_type', 'assigned', 'n'])
    .where('workspace_id', '=', scope.workspaceId)
    .where('owner_id', '=', scope.ownerId ?? everyone)
    .execute();
}

/** A span of days, both included: whole days since 1970, UTC. */
export interface Days {
  first: number;
  last: number;
}

/** Leads of a scope by their day of creation. */
export function leadsByDay(db: Queryable, scope: LeadScope, { first, last }: Days) {
  return db
    .selectFrom('lead_days')
    .select(['day', 'lead_status', 'lead_type', 'n'])
    .where('workspace_id', '=', scope.workspaceId)
    .where('owner_id', '=', scope.ownerId ?? everyone)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
}
