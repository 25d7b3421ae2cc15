import { createAgent } from './agent.ts';
import type { TestServer } from './server.ts';

/** The input with which each call about suggestions succeeds, for the user of a session. */
export function proposalExamples(server: TestServer, token: string, leadId: string) {
  let made = 0;
  async function noted() {
    const agent = await createAgent(server, token);
    const note = { lead_id: leadId, text: `Note ${(made += 1)}` };
    return { id: await agent.propose(note, 'add_note') };
  }
  return { proposals: () => ({}), approveProposal: noted, refuseProposal: noted };
}
