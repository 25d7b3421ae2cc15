import type {
  Communication,
  CommunicationQuery,
  CommunicationType,
  DueLead,
  PageQuery,
} from '@cardinal/contract';
import { listCommunications } from '../../store/leads/communications.ts';
import { listDueLeads, readLastContacts } from '../../store/leads/dueLeads.ts';
import type { Database } from '../../store/engine/database.ts';
import { toLead } from '../../store/leads/leadRows.ts';
import type { ServerContext } from '../context.ts';
import type { Page } from '../../store/page.ts';
import { pageOf } from '../shared/pages.ts';
import { scopeOf, type Principal } from '../shared/principal.ts';
import { fullName } from '../shared/names.ts';
import { isoOf } from '../shared/times.ts';

/** One page of the communications with the principal's leads, newest first. */
export async function communicationPage(
  db: Database,
  principal: Principal,
  { type, lead_id: leadId, q, ...place }: CommunicationQuery,
): Promise<Page<Communication>> {
  const found = listCommunications(db, scopeOf(principal), { type, leadId, q }, place);
  return pageOf(found, (row) => ({
    id: row.id,
    // The query returns only these types.
    type: row.type as CommunicationType,
    lead: {
      id: row.lead_id,
      first_name: row.first_name,
      last_name: row.last_name,
      company: row.company,
    },
    title: row.title,
    description: row.description,
    created_at: isoOf(row.created_at),
    by:
      row.by_first_name === null
        ? null
        : {
            id: row.actor_id,
            name: fullName({ first_name: row.by_first_name, last_name: row.by_last_name }),
          },
    email_id: row.email_id,
    status: row.state,
    error: row.error || null,
  }));
}

/** One page of the principal's leads that need their user, longest first. */
export async function dueLeadPage(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  principal: Principal,
  query: PageQuery,
): Promise<Page<DueLead>> {
  const scope = scopeOf(principal);
  const page = await pageOf(listDueLeads(db.read, scope, { ...query, now: clock() }), (row) => row);
  const ids = page.rows.map(({ id }) => id);
  const contacts = await readLastContacts(db.read, scope.workspaceId, ids);
  return {
    ...page,
    rows: page.rows.map((row) => {
      const last = contacts.get(row.id);
      return {
        lead: toLead(row),
        due_since: isoOf(row.todo_at),
        last_contact: last
          ? { type: last.type, created_at: isoOf(last.created_at), status: last.state }
          : null,
      };
    }),
  };
}
