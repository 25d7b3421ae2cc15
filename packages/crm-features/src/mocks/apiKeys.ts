import { calls } from '@cardinal/contract';
import { outcomes } from './outcomes.ts';

/** `/api/api-keys` and the paths below it. */
export const apiKeys = {
  list: outcomes(calls.apiKeys),
  create: outcomes(calls.createApiKey),
  revoke: outcomes(calls.revokeApiKey),
};
