import {
  type CommunicationType,
  type EmailState,
  type PageQuery,
  communicationTypes,
} from '@cardinal/contract';
import { sql, type SqlBool } from 'kysely';
import { leadColumns } from './leadRows.ts';
import { inScope, type LeadScope } from './leadScope.ts';
import { countUpToCap, readQueryPage } from '../page.ts';
import type { Read } from '../schema.ts';

const oldestFirst = {
  name: 'due',
  table: 'leads',
  columns: ['todo_at', 'id'],
  descending: false,
} as const;

/**
 * The condition that a lead needs its user at a moment: its next step is due, or without one, it is
 * waiting for contact. Worded as in the partial indexes.
 */
const isDue = (now: number) => sql<SqlBool>`leads.todo_at is not null and leads.todo_at <= ${now}`;

/** How many leads of a scope need their user, up to the highest total that is exact. */
export const countDueLeads = (db: Read, scope: LeadScope, now: number) =>
  countUpToCap(
    db,
    (most) => sql`(select 1 from leads where ${inScope(scope)} and ${isDue(now)} limit ${most})`,
  );

/**
 * One page of the leads of a scope that need their user, longest first.
 * @throws {ForeignCursorError}
 */
export const listDueLeads = (
  db: Read,
  scope: LeadScope,
  { now, ...page }: PageQuery & { now: number },
) => {
  const due = db
    .selectFrom('leads')
    .select(leadColumns)
    // Not null, because of the condition below.
    .select(sql<number>`leads.todo_at`.as('todo_at'))
    .where(inScope(scope))
    .where(isDue(now));
  return readQueryPage(db, due, oldestFirst, page);
};

/** The last communication with a lead, and the state of its email. */
interface LastContact {
  type: CommunicationType;
  created_at: number;
  state: EmailState | null;
}

/** The last communication with each of these leads; leads without any are missing. */
export async function readLastContacts(
  db: Read,
  workspaceId: string,
  leadIds: readonly string[],
): Promise<Map<string, LastContact>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('leads')
    .innerJoin('activities', (join) =>
      join
        .onRef('activities.workspace_id', '=', 'leads.workspace_id')
        .on((on) =>
          on(
            'activities.id',
            '=',
            on
              .selectFrom('activities as last')
              .select('last.id')
              .whereRef('last.workspace_id', '=', 'leads.workspace_id')
              .whereRef('last.lead_id', '=', 'leads.id')
              .where('last.type', 'in', communicationTypes)
              .orderBy('last.id', 'desc')
              .limit(1),
          ),
        ),
    )
    .leftJoin('emails', (join) =>
      join
        .onRef('emails.workspace_id', '=', 'activities.workspace_id')
        .onRef('emails.id', '=', 'activities.email_id'),
    )
    .select(['leads.id', 'activities.type', 'activities.created_at', 'emails.state'])
    .where('leads.workspace_id', '=', workspaceId)
    .where('leads.id', 'in', leadIds)
    .execute();
  return new Map(
    rows.map(({ id, type, ...contact }) => [
      id,
      // The query returns only these types.
      { ...contact, type: type as CommunicationType },
    ]),
  );
}
