import type { LeadStatus, LeadType } from '@cardinal/contract';
import { sql, type RawBuilder } from 'kysely';
import { inScope, type LeadScope } from '../leadScope.ts';
import type { Read } from '../../schema.ts';

/** Owner under which the counters hold the total of all owners. */
const everyone = '';

export interface CountedFilters {
  status?: LeadStatus;
  type?: LeadType;
  /** Only unassigned leads. */
  unassigned?: boolean;
}

/** How many leads of a scope match, from the counters: a subquery for the columns of another query. */
export function countedTotal(
  scope: LeadScope,
  { status, type, unassigned }: CountedFilters = {},
): RawBuilder<number> {
  const { workspaceId, ownerId = everyone } = scope;
  return sql<number>`(
    select coalesce(sum(n), 0) from lead_counts
    where workspace_id = ${workspaceId} and owner_id = ${ownerId}${
      status ? sql` and lead_status = ${status}` : sql``
    }${type ? sql` and lead_type = ${type}` : sql``}${unassigned ? sql` and assigned = 0` : sql``}
  )`;
}

/** Undeleted leads of every owner of a workspace, from the counters. */
export async function leadsByOwner(
  db: Read,
  workspaceId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('lead_counts')
    .select((row) => ['owner_id', row.fn.sum<number>('n').as('n')])
    .where('workspace_id', '=', workspaceId)
    .where('owner_id', '<>', everyone)
    .groupBy('owner_id')
    .execute();
  return new Map(rows.map(({ owner_id: id, n }) => [id, Number(n)]));
}

export function leadCounts(db: Read, scope: LeadScope) {
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

/** How many leads of a scope were created in a span of days, from the counters. */
export async function createdInDays(db: Read, scope: LeadScope, { first, last }: Days) {
  const row = await db
    .selectFrom('lead_days')
    .select(({ fn }) => [
      fn.sum('n').as('total'),
      fn.sum('n').filterWhere('lead_status', '=', 'Hot').as('hot'),
      fn.sum('n').filterWhere('lead_type', '=', 'Action Required').as('actionRequired'),
      fn.sum('n').filterWhere('lead_type', '=', 'Event Leads').as('event'),
    ])
    .where('workspace_id', '=', scope.workspaceId)
    .where('owner_id', '=', scope.ownerId ?? everyone)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .executeTakeFirstOrThrow();
  // A sum of nothing is null.
  return {
    total: Number(row.total),
    hot: Number(row.hot),
    actionRequired: Number(row.actionRequired),
    event: Number(row.event),
  };
}

/** How many leads of a scope were created on each day of a span, from the counters. */
export async function createdByDay(db: Read, scope: LeadScope, { first, last }: Days) {
  const rows = await db
    .selectFrom('lead_days')
    .select(({ fn }) => ['day', fn.sum('n').as('n')])
    .where('workspace_id', '=', scope.workspaceId)
    .where('owner_id', '=', scope.ownerId ?? everyone)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('day')
    .execute();
  return rows.map(({ day, n }) => ({ day, n: Number(n) }));
}

/**
 * How often each source occurs among the latest leads of a scope since a moment, most frequent
 * first. `source` is one of its spellings.
 * @param most Maximum number of leads that are read, so that the time does not grow with the
 * workspace.
 */
export async function sourcesSince(
  db: Read,
  scope: LeadScope,
  { since, most }: { since: number; most: number },
) {
  const { rows } = await sql<{ key: string; source: string; n: number }>`
    select source_key as key, max(source) as source, count(*) as n from (
      select leads.source_key, leads.source from leads
      where ${inScope(scope)} and leads.created_at >= ${since}
      order by leads.created_at desc, leads.id desc limit ${most}
    ) as latest
    group by source_key order by n desc, source_key
  `.execute(db);
  return rows;
}
