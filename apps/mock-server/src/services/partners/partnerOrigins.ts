import type { Database } from '../../store/engine/database.ts';
import { keysOfOrigin } from '../../store/records/partners/partnerKeys.ts';
import { partnerKeysKeptFor } from './partner.ts';

/** How long other processes may not yet know of a change of keys, in milliseconds. */
const cacheTime = 5_000;
const mostCached = 1_000;
/** Approximate maximum length of a valid origin; longer texts are not looked up. */
const longest = 300;

/** The keys that name an origin. */
interface Named {
  readAt: number;
  /** When the last of the live keys expires; undefined if there is none. */
  liveUntil: number | undefined;
  /** Whether any key names it, even one that ended recently. */
  isKnown: boolean;
}

interface Dependencies {
  db: Database;
  clock: () => number;
}

/** The origins that partner keys of all companies name. */
export type PartnerOrigins = ReturnType<typeof createPartnerOrigins>;

/**
 * Creates the lookup of origins in this process. It decides only which pages may read responses
 * (CORS); what a page may do is decided by its session, without a cache.
 */
export function createPartnerOrigins({ db, clock }: Dependencies) {
  const cache = new Map<string, Named>();
  /** Counts changes: data read before one must not enter the cache after it. */
  let changes = 0;

  async function read(origin: string): Promise<Named> {
    const before = changes;
    const now = clock();
    const rows = await keysOfOrigin(db.read, origin, now - partnerKeysKeptFor);
    const ends = rows
      .filter((row) => row.revoked_at === null)
      .map((row) => row.expires_at ?? Number.POSITIVE_INFINITY);
    const named = {
      readAt: now,
      isKnown: rows.length > 0,
      liveUntil: ends.length > 0 ? Math.max(...ends) : undefined,
    };
    if (before === changes) {
      if (cache.size >= mostCached) cache.clear();
      cache.set(origin, named);
    }
    return named;
  }

  async function find(origin: string): Promise<Named | undefined> {
    if (origin === 'null' || origin.length > longest) return undefined;
    const cached = cache.get(origin);
    return cached && clock() - cached.readAt < cacheTime ? cached : read(origin);
  }

  return {
    /** Whether a live key names this origin. */
    async isLive(origin: string): Promise<boolean> {
      const liveUntil = (await find(origin))?.liveUntil;
      return liveUntil !== undefined && liveUntil > clock();
    },

    /** Whether a key names this origin, even one that expired or was revoked recently. */
    isKnown: async (origin: string): Promise<boolean> => (await find(origin))?.isKnown ?? false,

    /** Empties the cache: keys have changed. */
    changed(): void {
      changes += 1;
      cache.clear();
    },
  };
}
