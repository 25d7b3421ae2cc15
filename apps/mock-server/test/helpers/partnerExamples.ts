import { partnerKeySchema } from '@cardinal/contract';
import type { TestServer } from './server.ts';

/** A key for the pages of an organiser. */
const partnerKey = {
  name: 'Harbour Expo',
  origins: ['https://www.harbour-expo.example'],
  scopes: ['capture'],
};
const before = '2026-11-21T12:00:00Z';

/**
 * The input with which each call about partner keys succeeds.
 * @param manager Returns the token of a company's administrator
 */
export function partnerExamples(server: TestServer, manager: () => Promise<string>) {
  async function made(json?: unknown) {
    const by = await manager();
    const options = { method: 'POST', token: by, json: partnerKey };
    const answer = await server.request('/api/partner-keys', options);
    const { id, key } = partnerKeySchema.parse(await answer.json());
    return { id, by, key, json };
  }

  return {
    partnerKeys: async () => ({ by: (await made()).by }),
    createPartnerKey: async () => ({ by: await manager(), json: partnerKey }),
    updatePartnerKey: () => made({ name: 'Harbour Fair', expires_at: '2099-01-01T00:00Z' }),
    revokePartnerKey: () => made(),
    unconfirmedLeads: () => made(),
    confirmLeads: () => made({ until: before }),
    discardLeads: () => made({ until: before }),
    restoreUnconfirmedLeads: () => made({ discarded_at: before }),
    embedSession: async () => ({
      json: { key: (await made()).key },
      headers: { Origin: 'https://www.harbour-expo.example' },
    }),
  };
}
