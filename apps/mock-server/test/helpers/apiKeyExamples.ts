import { newApiKeySchema } from '@cardinal/contract';
import type { TestServer } from './server.ts';

/** A key for another system. */
const json = { name: 'Reporting', scopes: ['leads:read'] };

/** The input with which each call about API keys succeeds, for the user of a session. */
export const apiKeyExamples = (server: TestServer, token: string) => ({
  apiKeys: () => ({}),
  createApiKey: () => ({ json }),
  revokeApiKey: async () => {
    const answer = await server.request('/api/api-keys', { method: 'POST', token, json });
    return { id: newApiKeySchema.parse(await answer.json()).id };
  },
});
