import { viewSchema } from '@cardinal/contract';
import { newName } from './membershipCalls.ts';
import type { TestServer } from './server.ts';

const newView = () => ({ name: newName(), query: 'status=hot', columns: ['company', 'owner'] });

interface Caller {
  token: string;
}

/** Inputs of successful calls about saved views. */
export function viewExamples(server: TestServer, { token }: Caller) {
  async function saved() {
    const answer = await server.request('/api/views', { method: 'POST', token, json: newView() });
    return { id: viewSchema.parse(await answer.json()).id };
  }
  return {
    async views() {
      await saved();
      return {};
    },
    createView: () => ({ json: newView() }),
    updateView: async () => ({ ...(await saved()), json: newView() }),
    deleteView: saved,
  };
}

/** Inputs of successful calls that change many leads. @param leadId A lead of the caller */
export const manyLeadsExamples = (
  server: TestServer,
  { token, leadId }: Caller & { leadId: string },
) => ({
  statusOfLeads: () => ({ json: { lead_ids: [leadId], lead_status: 'Closed' } }),
  deleteLeads: () => ({ json: { lead_ids: [leadId] } }),
  restoreLeads: async () => {
    await server.request(`/api/leads/${leadId}`, { method: 'DELETE', token });
    return { json: { lead_ids: [leadId] } };
  },
  changeMatching: () => ({
    json: { filter: { q: 'grace' }, change: { kind: 'status', lead_status: 'Closed' } },
  }),
  assignLeads: () => ({ json: { lead_ids: [leadId], userId: null } }),
});
