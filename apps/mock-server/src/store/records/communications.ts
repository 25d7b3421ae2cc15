import type { CommunicationType, PageQuery } from '@cardinal/contract';
import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Database } from '../engine/database.ts';
import { readQueryPage } from '../page.ts';
import { searchParts } from '@cardinal/contract/fold';
import { isId } from '../ids.ts';
import { containsPart } from '../leads/leadFilters.ts';
import { inScope } from '../leads/leadScope.ts';
import type { LeadScope } from '../leads/leadScope.ts';

/** Filters of a list of communications. Absent filters hide nothing. */
interface Filters {
  type?: CommunicationType;
  leadId?: string;
  /** Every word must occur in the lead's search key, or in the title or description. */
  q?: string;
}

const newestFirst = { table: 'activities', columns: ['id'], descending: true } as const;

/**
 * One page of the communications with leads of a scope, newest first, with the state of each email.
 * @throws {ForeignCursorError}
 */
export const listCommunications = (
  db: Pick<Database, 'read' | 'dialect'>,
  scope: LeadScope,
  filters: Filters,
  page: PageQuery,
) => readQueryPage(db.read, communicationsOf(db, scope, filters), newestFirst, page);

function communicationsOf(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  scope: LeadScope,
  { type, leadId, q }: Filters,
) {
  const isFound = searchParts(q ?? '').map((part) => {
    const named = containsPart(dialect, part);
    const told = containsPart(dialect, part, sql`activities.search_key`);
    return sql<SqlBool>`(${named} or ${told})`;
  });
  let query = read
    .selectFrom('activities')
    .innerJoin('leads', (join) =>
      join
        .onRef('leads.workspace_id', '=', 'activities.workspace_id')
        .onRef('leads.id', '=', 'activities.lead_id'),
    )
    .leftJoin('emails', (join) =>
      join
        .onRef('emails.workspace_id', '=', 'activities.workspace_id')
        .onRef('emails.id', '=', 'activities.email_id'),
    )
    // The account of the user may have been removed.
    .leftJoin('users', 'users.id', 'activities.actor_id')
    .select([
      'activities.id',
      'activities.type',
      'activities.title',
      'activities.description',
      'activities.created_at',
      'activities.email_id',
      'leads.id as lead_id',
      'leads.first_name',
      'leads.last_name',
      'leads.company',
      'emails.state',
      'emails.error',
      'activities.actor_id',
      'users.first_name as by_first_name',
      'users.last_name as by_last_name',
    ])
    .where('activities.workspace_id', '=', scope.workspaceId)
    // Worded exactly as in the partial index on contacts, so that the index is used.
    .where(sql<SqlBool>`activities.type in ('email', 'call', 'whatsapp', 'meeting')`)
    .where(inScope(scope));
  // The lead's owner decides; the same condition on the activity lets the owner's index be used.
  if (scope.ownerId !== undefined) {
    query = query.where('activities.owner_id', '=', scope.ownerId);
  }
  if (type) query = query.where('activities.type', '=', type);
  if (leadId !== undefined) {
    query = isId(leadId)
      ? query.where('activities.lead_id', '=', leadId)
      : query.where(sql<SqlBool>`1 = 0`);
  }
  return isFound.reduce((narrowed, condition) => narrowed.where(condition), query);
}
