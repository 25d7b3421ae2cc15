import type { Communication, CommunicationQuery, CommunicationType } from '@cardinal/contract';
import { communicationsOf } from '../../store/records/communications.ts';
import type { Database } from '../../store/engine/database.ts';
import { readPage } from '../../store/page.ts';
import type { Page } from '../../store/page.ts';
import { scopeOf } from '../shared/principal.ts';
import type { Principal } from '../shared/principal.ts';

const newestFirst = [{ column: 'activities.id', of: 'id' }] as const;

/** One page of the communications with the principal's leads, newest first. */
export async function communicationPage(
  db: Database,
  principal: Principal,
  { type, lead_id: leadId, q, ...place }: CommunicationQuery,
): Promise<Page<Communication>> {
  const found = communicationsOf(db, scopeOf(principal), { type, leadId, q });
  const page = await readPage(db.read, found, { order: newestFirst, ...place });
  return {
    ...page,
    rows: page.rows.map((row) => ({
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
    })),
  };
}
