import { newApiKeySchema } from '@cardinal/contract';
import { connectAssistant, requestOf } from './assistant.ts';
import { proposalExamples } from './proposalExamples.ts';
import type { TestServer } from './server.ts';

/** A key for another system. */
const json = { name: 'Reporting', scopes: ['leads:read'] };

/** The input with which each call about API keys and suggestions of agents succeeds, for the user of a session. */
export const apiKeyExamples = (server: TestServer, token: string, leadId: string) => ({
  ...proposalExamples(server, token, leadId),
  assistants: () => ({}),
  checkAssistant: async () => ({ json: await requestOf(server) }),
  allowAssistant: async () => ({
    json: { request: await requestOf(server), scopes: ['leads:read'] },
  }),
  disconnectAssistant: async () => ({ id: (await connectAssistant(server, token)).id }),
  apiKeys: () => ({}),
  createApiKey: () => ({ json }),
  revokeApiKey: async () => {
    const answer = await server.request('/api/api-keys', { method: 'POST', token, json });
    return { id: newApiKeySchema.parse(await answer.json()).id };
  },
});
