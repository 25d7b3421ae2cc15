import { serverLimits } from '@cardinal/contract/limits';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { leadColumns, type LeadRow } from './leadRows.ts';
import { inScope, type LeadScope } from './leadScope.ts';
import type { Read } from '../schema.ts';

/** The leads of one owner. */
type Own = Required<Pick<LeadScope, 'workspaceId' | 'ownerId'>>;

const select = (
  db: Read,
  own: Own,
  where: RawBuilder<SqlBool>,
  order: RawBuilder<unknown>,
): Promise<LeadRow[]> =>
  db
    .selectFrom('leads')
    .select(leadColumns)
    .where(inScope(own))
    .where(where)
    .orderBy(order)
    .limit(serverLimits.todayLeads)
    .execute();

/** Open leads that need their owner in a span of time; earliest first. */
export const leadsToDo = (db: Read, own: Own, span: { from: number; to: number }) =>
  select(
    db,
    own,
    sql<SqlBool>`leads.todo_at is not null
      and leads.todo_at >= ${span.from} and leads.todo_at < ${span.to}`,
    sql`leads.todo_at, leads.id`,
  );

/**
 * Open leads that were assigned to their owner since a moment, for which nothing has been done or
 * planned since; latest first.
 */
export const leadsGiven = (db: Read, own: Own, since: number) =>
  select(
    db,
    own,
    sql<SqlBool>`leads.assigned_at is not null and leads.assigned_at >= ${since}
      and leads.lead_status <> 'Closed' and leads.next_step_at is null
      and leads.last_contact_at < leads.assigned_at
      and (leads.step_done_at is null or leads.step_done_at < leads.assigned_at)`,
    sql`leads.assigned_at desc, leads.id desc`,
  );

/** Hot leads that nobody has contacted since they were captured, or plans to contact, or is done with; oldest first. */
export const hotLeads = (db: Read, own: Own) =>
  select(
    db,
    own,
    sql<SqlBool>`leads.lead_status = 'Hot' and leads.first_contact_at is null
      and leads.next_step_at is null and leads.step_done_at is null`,
    sql`leads.created_at, leads.id`,
  );
