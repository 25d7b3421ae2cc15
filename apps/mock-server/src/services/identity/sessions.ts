import type { Device } from '@cardinal/contract';
import { times } from '@cardinal/contract';
import type { Logger } from 'pino';
import { isId, newId } from '../../store/ids.ts';
import type { Database } from '../../store/engine/database.ts';
import type { Write } from '../../store/schema.ts';
import {
  deleteEndedSessions,
  deleteOtherSessions,
  deleteSessions,
  findSession,
  findSignIn,
  insertSession,
  listSessions,
  renewSignIn,
  touchSession,
} from '../../store/accounts/sessions.ts';
import type { ActiveSession, Principal } from '../shared/principal.ts';
import { notFound, needsRecentSignIn, unauthorized } from '../shared/failures.ts';
import { createToken, hashToken } from './tokens.ts';

const day = 86_400_000;
/** A session that nobody uses for this long ends. */
const idleLimit = 7 * day;
/** How often at most a session's use is written down. */
const touchInterval = 60_000;
/** How long what was read of a session is believed; ending one here is seen at once. */
const cacheTime = 5_000;
const mostCached = 10_000;
const longestUserAgent = 200;

interface LivingSession {
  principal: Omit<Principal, 'clientId'>;
  /** Milliseconds. */
  expiresAt: number;
  lastUsedAt: number;
  readAt: number;
}

interface Dependencies {
  db: Database;
  log: Logger;
  clock: () => number;
  /** Longest life of a session, in days. */
  sessionDays: number;
  /** Told which sessions ended early, so that their sockets close. */
  onEnded(sessionIds: readonly string[]): void;
  /** Told whose role, company or address changed, so that their sockets open anew. */
  onChanged(userId: string): void;
  /** Whether endings in other processes are heard; if not, every session is read anew. */
  isHearing(): boolean;
}

/** Opens, finds and ends sessions. Only hashes of tokens are stored. */
export type Sessions = ReturnType<typeof createSessions>;

/** Makes the session service of this process. */
export function createSessions(dependencies: Dependencies) {
  const { db, log, clock, sessionDays, onEnded, onChanged, isHearing } = dependencies;
  const cache = new Map<string, LivingSession>();
  /** Counts endings: what was read before one must not enter the cache after it. */
  let endings = 0;

  async function read(tokenHash: string): Promise<LivingSession | undefined> {
    const endingsBefore = endings;
    const row = await findSession(db.read, tokenHash);
    if (!row) return undefined;
    const session: LivingSession = {
      principal: {
        userId: row.user_id,
        workspaceId: row.company_id ?? row.private_workspace_id,
        companyId: row.company_id,
        role: row.role,
        emailVerified: row.email_verified_at !== null,
        sessionId: row.id,
        signedInAt: row.signed_in_at,
      },
      expiresAt: row.expires_at,
      lastUsedAt: row.last_used_at,
      readAt: clock(),
    };
    if (endings === endingsBefore) {
      if (cache.size >= mostCached) cache.clear();
      cache.set(tokenHash, session);
    }
    return session;
  }

  /** A use that can't be written down is no reason to refuse the request that made it. */
  async function touch(session: LivingSession) {
    session.lastUsedAt = clock();
    try {
      await db.write((tx) => touchSession(tx, session.principal.sessionId, session.lastUsedAt));
    } catch (error) {
      log.warn({ err: error }, 'session use not recorded');
    }
  }

  function forget() {
    endings += 1;
    cache.clear();
  }

  function ended(ids: readonly string[]) {
    forget();
    onEnded(ids);
  }

  async function end(userId: string, sessionId?: string): Promise<readonly string[]> {
    const ids = await db.write((tx) => deleteSessions(tx, userId, sessionId));
    ended(ids);
    return ids;
  }

  return {
    /** Opens a session in the caller's transaction. @returns The token, which is told once. */
    async open(tx: Write, userId: string, userAgent: string): Promise<string> {
      const token = createToken();
      const now = clock();
      await deleteEndedSessions(tx, userId, { now, idleSince: now - idleLimit });
      await insertSession(tx, {
        tokenHash: hashToken(token),
        id: newId(),
        userId,
        createdAt: now,
        expiresAt: now + sessionDays * day,
        userAgent: userAgent.slice(0, longestUserAgent),
      });
      return token;
    },

    /** Finds the living session of a token and notes its use. */
    async find(token: string, clientId: string | null): Promise<ActiveSession | undefined> {
      const tokenHash = hashToken(token);
      const now = clock();
      const cached = cache.get(tokenHash);
      const isFresh = cached && isHearing() && now - cached.readAt < cacheTime;
      const session = isFresh ? cached : await read(tokenHash);
      if (!session || session.expiresAt <= now || session.lastUsedAt + idleLimit <= now) {
        return undefined;
      }
      if (now - session.lastUsedAt >= touchInterval) await touch(session);
      return { principal: { ...session.principal, clientId }, expiresAt: session.expiresAt };
    },

    /** Where the principal's user is signed in, last used first. */
    async list({ userId, sessionId }: Principal): Promise<Device[]> {
      const now = clock();
      const rows = await listSessions(db.read, userId, { now, idleSince: now - idleLimit });
      return rows.map((row) => ({
        id: row.id,
        created_at: new Date(row.created_at).toISOString(),
        last_used_at: new Date(row.last_used_at).toISOString(),
        expires_at: new Date(row.expires_at).toISOString(),
        user_agent: row.user_agent,
        is_current: row.id === sessionId,
      }));
    },

    /**
     * Demands that the principal proved who they are a short while ago.
     * @throws 403 `reauthenticate` when it is longer ago.
     */
    async requireRecentSignIn({ sessionId, signedInAt }: Principal): Promise<void> {
      const isRecent = (at: number | undefined) =>
        at !== undefined && clock() - at < times.recentSignIn;
      // What the cache holds may have been renewed since, also by another process.
      if (isRecent(signedInAt) || isRecent(await findSignIn(db.read, sessionId))) return;
      throw needsRecentSignIn();
    },

    /**
     * Notes that the principal proved who they are, in the caller's transaction.
     * @throws 401 when the session has ended meanwhile.
     */
    async renew(tx: Write, { sessionId }: Principal): Promise<void> {
      if (!(await renewSignIn(tx, sessionId, clock()))) throw unauthorized();
    },

    /**
     * Demands, in the caller's transaction, that the principal's session has not ended since the
     * request began. Hold the user first, so that it stays like this.
     * @throws 401 when it has.
     */
    async requireLiving(tx: Write, { sessionId }: Principal): Promise<void> {
      if ((await findSignIn(tx, sessionId)) === undefined) throw unauthorized();
    },

    /** Ends the principal's session. */
    end: (principal: Principal) => end(principal.userId, principal.sessionId),

    /** Ends one of the principal's sessions by its id. @throws 404 when it is none of theirs. */
    async endOne({ userId }: Principal, id: string): Promise<void> {
      const ids = isId(id) ? await end(userId, id) : [];
      if (ids.length === 0) throw notFound('This session');
    },

    /** Ends every session of the principal's user. */
    endAll: (principal: Principal) => end(principal.userId),

    /** Removes every session of a user in the caller's transaction; `ended` follows its commit. */
    removeAll: (tx: Write, userId: string) => deleteSessions(tx, userId),

    /** Removes all but the principal's session in the caller's transaction; `ended` follows. */
    removeOthers: (tx: Write, { userId, sessionId }: Principal) =>
      deleteOtherSessions(tx, userId, sessionId),

    /** Reads every session anew: another process ended or changed some. */
    forget,

    /** Forgets sessions that a transaction removed, and closes their sockets. */
    ended,

    /** Reads anew what a user may do, after a commit that changed it. */
    changed(userId: string) {
      forget();
      onChanged(userId);
    },
  };
}
