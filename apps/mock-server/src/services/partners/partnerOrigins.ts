import type { Database } from '../../store/engine/database.ts';
import { keysOfOrigin } from '../../store/partners/partnerKeys.ts';
import { partnerKeysKeptFor } from './partner.ts';

/** Approximate maximum length of a valid origin; longer texts are not looked up. */
const longest = 300;

interface Dependencies {
  db: Database;
  clock: () => number;
}

/**
 * Creates the lookup of origins. It decides only which pages may read responses (CORS); what a page
 * may do is decided by its session. Neither is cached, so that a change of a key applies at once in
 * every process.
 */
export function createPartnerOrigins({ db, clock }: Dependencies) {
  async function find(origin: string) {
    if (origin === 'null' || origin.length > longest) return [];
    return keysOfOrigin(db.read, origin, clock() - partnerKeysKeptFor);
  }

  return {
    /** Whether a live key names this origin. */
    async isLive(origin: string): Promise<boolean> {
      const now = clock();
      return (await find(origin)).some(
        ({ revoked_at: revoked, expires_at: expires }) =>
          revoked === null && (expires === null || expires > now),
      );
    },

    /** Whether a key names this origin, even one that expired or was revoked recently. */
    isKnown: async (origin: string): Promise<boolean> => (await find(origin)).length > 0,
  };
}
