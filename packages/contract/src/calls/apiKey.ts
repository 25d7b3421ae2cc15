import { z } from 'zod';
import {
  apiKeyInputSchema,
  apiKeyQuerySchema,
  apiKeySchema,
  newApiKeySchema,
} from '../accounts/apiKey.ts';
import { byId } from '../common.ts';
import { listQuery } from '../wholeLists.ts';
import type { Call } from './call.ts';

/** Keys with which other systems make calls. */
export const apiKeyCalls = {
  apiKeys: {
    method: 'get',
    path: '/api/api-keys',
    summary: "Lists the caller's API keys, newest first.",
    auth: 'signed-in',
    query: listQuery.extend(apiKeyQuerySchema.shape),
    answers: { 200: z.array(apiKeySchema) },
  },
  createApiKey: {
    method: 'post',
    path: '/api/api-keys',
    summary:
      'Creates an API key. The response contains the key, which cannot be read again; it stops working when its user leaves the company.',
    auth: 'signed-in',
    recentSignIn: true,
    body: apiKeyInputSchema,
    answers: { 201: newApiKeySchema },
  },
  revokeApiKey: {
    method: 'delete',
    path: '/api/api-keys/{id}',
    summary: 'Revokes an API key at once; this cannot be undone.',
    auth: 'signed-in',
    params: byId,
    query: apiKeyQuerySchema,
    answers: { 204: null },
  },
} as const satisfies Record<string, Call>;
