import { newApiKeySchema } from '@cardinal/contract';
import { proposalExamples } from './proposalExamples.ts';
import type { TestServer } from './server.ts';

/** A key for another system. */
const json = { name: 'Reporting', scopes: ['leads:read'] };

/** The input with which each call about API keys and suggestions of agents succeeds, for the user of a session. */
export const apiKeyExamples = (server: TestServer, token: string, leadId: string) => ({
  ...proposalExamples(server, token, leadId),
  apiKeys: () => ({}),
  createApiKey: () => ({ json }),
  revokeApiKey: async () => {
    const answer = await server.request('/api/api-keys', { method: 'POST', token, json });
    return { id: newApiKeySchema.parse(await answer.json()).id };
  },
});
