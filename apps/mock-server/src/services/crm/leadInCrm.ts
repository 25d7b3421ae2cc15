import type { CrmLead } from '@cardinal/contract';
import { findLead } from '../../store/leads/leads.ts';
import type { Read } from '../../store/schema.ts';
import { findConnection, findCrmLead, sendCrmLead } from '../../store/webhooks/crm.ts';
import type { ServerContext } from '../context.ts';
import { notFound } from '../shared/failures.ts';
import { scopeOf, type Principal } from '../shared/principal.ts';

/** Leads in another CRM, for everyone who may read them. */
export function createLeadInCrm({ db }: Pick<ServerContext, 'db'>, principal: Principal) {
  const { workspaceId } = principal;

  async function requireLead(from: Read, id: string): Promise<void> {
    if (!(await findLead(from, scopeOf(principal), id))) throw notFound('lead');
  }

  async function stateOf(from: Read, id: string): Promise<CrmLead> {
    const connection = await findConnection(from, workspaceId);
    const row = connection && (await findCrmLead(from, workspaceId, id));
    if (!row) return { state: null, reason: null, url: null };
    const url = row.remote_id === null ? null : connection.link + row.remote_id;
    return { state: row.state, reason: row.reason ?? connection.paused_reason, url };
  }

  return {
    /** @throws `not_found`. */
    async read(id: string): Promise<CrmLead> {
      await requireLead(db.read, id);
      return stateOf(db.read, id);
    },

    /** Sends it once more; without a connection, nothing happens. @throws `not_found`. */
    retry: (id: string): Promise<CrmLead> =>
      db.write(async (tx) => {
        await requireLead(tx, id);
        if (await findConnection(tx, workspaceId)) await sendCrmLead(tx, workspaceId, id);
        return stateOf(tx, id);
      }),
  };
}
