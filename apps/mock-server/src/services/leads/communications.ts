import type { Communication, CommunicationQuery, CommunicationType } from '@cardinal/contract';
import { listCommunications } from '../../store/records/communications.ts';
import type { Database } from '../../store/engine/database.ts';
import type { Page } from '../../store/page.ts';
import { pageOf } from '../shared/pages.ts';
import { scopeOf } from '../shared/principal.ts';
import type { Principal } from '../shared/principal.ts';

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
    created_at: new Date(row.created_at).toISOString(),
    email_id: row.email_id,
    status: row.state,
    error: row.error || null,
  }));
}
