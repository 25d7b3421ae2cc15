import { type Device, times } from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import type { Logger } from 'pino';
import { isId, newId } from '../../store/ids.ts';
import type { Database } from '../../store/engine/database.ts';
import type { Write } from '../../store/schema.ts';
import {
  deleteEndedSessions,
  deleteOtherSessions,
  deleteSessions,
  findAccess,
  findSignIn,
  insertSession,
  listSessions,
  renewSignIn,
  touchSession,
} from '../../store/accounts/sessions.ts';
import type { ActiveSession, Caller, Principal } from '../shared/principal.ts';
import { notFound, needsRecentSignIn, unauthorized } from '../shared/failures.ts';
import { isoOf } from '../shared/times.ts';
import { rememberSignIn } from './networks.ts';
import { createSessionCache, type StoredSession } from './sessionCache.ts';
import { createToken, hashToken } from './tokens.ts';

/** A session that is unused for this long ends. In milliseconds. */
export const idleLimit = 7 * dayMs;
/** Minimum time between two updates of a session's last use. */
const touchInterval = 60_000;
/** Milliseconds by which the clocks of two processes may differ. */
const clockDifference = 60_000;
const longestUserAgent = 200;

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

interface Dependencies {
  db: Database;
  log: Logger;
  clock: () => number;
  timer: () => number;
  /** Longest life of a session, in days. */
  sessionDays: number;
  /** Called with the sessions that ended early, so that their sockets close. */
  onEnded(sessionIds: readonly string[]): void;
  /** Called when a user's role, company or address changed, so that their sockets reconnect. */
  onChanged(userId: string): void;
  /** Whether this process is notified when other processes end sessions. */
  isHearing(): boolean;
}

/** A stored session as calls return it. */
const toDevice = (row: SessionRow, currentId: string): Device => ({
  id: row.id,
  created_at: isoOf(row.created_at),
  last_used_at: isoOf(row.last_used_at),
  expires_at: isoOf(row.expires_at),
  user_agent: row.user_agent,
  is_current: row.id === currentId,
});

/** Opens, finds and ends sessions. Only hashes of tokens are stored. */
export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(dependencies: Dependencies) {
  const { db, log, clock, timer, sessionDays, onEnded, onChanged, isHearing } = dependencies;
  const cache = createSessionCache({ db, timer, isHearing });

  /** Sessions whose use is being recorded. */
  const touched = new Set<string>();

  /**
   * Records the use of a session. The request waits neither for this, as other writes may take long,
   * nor for its success.
   */
  async function touch(session: StoredSession) {
    const { sessionId } = session.principal;
    if (touched.has(sessionId)) return;
    session.lastUsedAt = clock();
    touched.add(sessionId);
    try {
      await db.write((tx) => touchSession(tx, sessionId, session.lastUsedAt));
    } catch (error) {
      log.warn({ err: error }, 'session use not recorded');
    } finally {
      touched.delete(sessionId);
    }
  }

  function ended(ids: readonly string[]) {
    cache.clear();
    onEnded(ids);
  }

  async function end(userId: string, sessionId?: string): Promise<readonly string[]> {
    const ids = await db.write((tx) => deleteSessions(tx, userId, sessionId));
    ended(ids);
    return ids;
  }

  return {
    /** Opens a session in the caller's transaction. @returns The token, which is not stored. */
    async open(tx: Write, userId: string, { address, userAgent }: Caller): Promise<string> {
      const token = createToken();
      const now = clock();
      await deleteEndedSessions(tx, userId, { now, idleSince: now - idleLimit });
      await insertSession(tx, {
        token_hash: hashToken(token),
        id: newId(),
        user_id: userId,
        created_at: now,
        expires_at: now + sessionDays * dayMs,
        user_agent: userAgent.slice(0, longestUserAgent),
      });
      await rememberSignIn(tx, userId, address, now);
      return token;
    },

    /** Finds the active session of a token and records its use. */
    async find(token: string, clientId: string | null): Promise<ActiveSession | undefined> {
      const now = clock();
      const session = await cache.find(hashToken(token));
      if (!session || session.expiresAt <= now || session.lastUsedAt + idleLimit <= now) {
        return undefined;
      }
      // Also after the clock was set back: the recorded use is then in the future.
      if (Math.abs(now - session.lastUsedAt) >= touchInterval) void touch(session);
      return { principal: { ...session.principal, clientId }, expiresAt: session.expiresAt };
    },

    /** The current access of sessions, by their ids; those that have ended are missing. */
    async readAccess(ids: readonly string[]) {
      const now = clock();
      const rows = await findAccess(db.read, ids, { now, idleSince: now - idleLimit });
      return new Map(
        rows.map(({ id, role, company_id: companyId, private_workspace_id: ownId }) => [
          id,
          { role, workspaceId: companyId ?? ownId },
        ]),
      );
    },

    /** The sessions of the principal's user, most recently used first. */
    async list({ userId, sessionId }: Principal): Promise<Device[]> {
      const now = clock();
      const rows = await listSessions(db.read, userId, { now, idleSince: now - idleLimit });
      return rows.map((row) => toDevice(row, sessionId));
    },

    /**
     * Checks that the principal proved their identity recently.
     * @throws `reauthenticate` if not.
     */
    async requireRecentSignIn({ sessionId, signedInAt }: Principal): Promise<void> {
      const isRecent = (at: number | undefined) => {
        const age = at === undefined ? Infinity : clock() - at;
        // A sign-in in the future was recorded before the clock was set back: its age is unknown.
        return age > -clockDifference && age < times.recentSignIn;
      };
      // The cached time may be outdated; another process may have renewed it.
      if (isRecent(signedInAt) || isRecent(await findSignIn(db.read, sessionId))) return;
      throw needsRecentSignIn();
    },

    /**
     * Records that the principal proved their identity, in the caller's transaction.
     * @throws `unauthorized` if the session has ended meanwhile.
     */
    async renew(tx: Write, { sessionId }: Principal): Promise<void> {
      if (!(await renewSignIn(tx, sessionId, clock()))) throw unauthorized();
    },

    /**
     * Checks in the caller's transaction that the principal's session has not ended since the request
     * began. Lock the user first, so that it does not end before the commit.
     * @throws `unauthorized` if it has.
     */
    async requireActive(tx: Write, { sessionId }: Principal): Promise<void> {
      if ((await findSignIn(tx, sessionId)) === undefined) throw unauthorized();
    },

    end: (principal: Principal) => end(principal.userId, principal.sessionId),

    /** Ends one of the principal's sessions by its id. @throws `not_found` if it is not theirs. */
    async endOne({ userId }: Principal, id: string): Promise<void> {
      const ids = isId(id) ? await end(userId, id) : [];
      if (ids.length === 0) throw notFound('session');
    },

    endAll: (principal: Principal) => end(principal.userId),

    /** Removes every session of a user in the caller's transaction. Call `ended` after its commit. */
    removeAll: (tx: Write, userId: string) => deleteSessions(tx, userId),

    /** Removes all but the principal's session in the caller's transaction. Call `ended` after it. */
    removeOthers: (tx: Write, { userId, sessionId }: Principal) =>
      deleteOtherSessions(tx, userId, sessionId),

    /** Empties the cache, because another process has ended or changed sessions. */
    forget: cache.clear,

    /** Empties the cache and closes the sockets of sessions that a transaction removed. */
    ended,

    /** Empties the cache and reconnects a user's sockets, after a commit that changed their access. */
    changed(userId: string) {
      cache.clear();
      onChanged(userId);
    },
  };
}
