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
  columns: ['due_since', 'id'],
  descending: false,
} as const;

/** The condition that a lead is waiting for contact, worded as in the partial indexes. */
const isWaiting = sql<SqlBool>`leads.due_since is not null`;

/** How many leads of a scope are waiting for contact, up to the highest total that is exact. */
export const countDueLeads = (db: Read, scope: LeadScope) =>
  countUpToCap(
    db,
    (most) => sql`(select 1 from leads where ${inScope(scope)} and ${isWaiting} limit ${most})`,
  );

/**
 * One page of the leads of a scope that are waiting for contact, oldest first.
 * @throws {ForeignCursorError}
 */
export const listDueLeads = (db: Read, scope: LeadScope, page: PageQuery) => {
  const due = db
    .selectFrom('leads')
    .select(leadColumns)
    // Not null, because of the condition below.
    .select(sql<number>`leads.due_since`.as('due_since'))
    .where(inScope(scope))
    .where(isWaiting);
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
