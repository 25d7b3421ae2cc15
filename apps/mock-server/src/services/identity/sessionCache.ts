import type { Database } from '../../store/engine/database.ts';
import { findSession } from '../../store/accounts/sessions.ts';
import type { Principal } from '../shared/principal.ts';

/** How long a cached session is used, in milliseconds. A session ended by this process is removed at once. */
const cacheTime = 5_000;
const mostCached = 10_000;

/** A session as read, whether or not it has expired. */
export interface StoredSession {
  principal: Omit<Principal, 'clientId'>;
  /** Milliseconds. */
  expiresAt: number;
  lastUsedAt: number;
  /** By the timer. */
  readAt: number;
}

interface Dependencies {
  db: Database;
  timer: () => number;
  /** Whether this process is notified when other processes end sessions; if not, nothing is cached. */
  isHearing(): boolean;
}

/** Creates the cache of this process for sessions, by the hash of their token. */
export function createSessionCache({ db, timer, isHearing }: Dependencies) {
  const cache = new Map<string, StoredSession>();
  /** Counts invalidations: data read before one must not enter the cache after it. */
  let endings = 0;

  async function read(tokenHash: string): Promise<StoredSession | undefined> {
    const endingsBefore = endings;
    const row = await findSession(db.read, tokenHash);
    if (!row) return undefined;
    const session: StoredSession = {
      principal: {
        userId: row.user_id,
        workspaceId: row.company_id ?? row.private_workspace_id,
        companyId: row.company_id,
        role: row.role,
        emailVerified: row.email_verified_at !== null,
        sessionId: row.id,
        signedInAt: row.signed_in_at,
        language: row.language,
      },
      expiresAt: row.expires_at,
      lastUsedAt: row.last_used_at,
      readAt: timer(),
    };
    if (endings === endingsBefore) {
      if (cache.size >= mostCached) cache.clear();
      cache.set(tokenHash, session);
    }
    return session;
  }

  return {
    /** The session of a token, from the cache if it is recent; undefined if there is none. */
    async find(tokenHash: string): Promise<StoredSession | undefined> {
      const cached = cache.get(tokenHash);
      const isFresh = cached && isHearing() && timer() - cached.readAt < cacheTime;
      return isFresh ? cached : read(tokenHash);
    },

    /** Empties the cache: sessions have ended or changed. */
    clear(): void {
      endings += 1;
      cache.clear();
    },
  };
}
