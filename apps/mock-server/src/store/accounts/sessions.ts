import type { ExpressionBuilder, Insertable } from 'kysely';
import type { Read, Schema, Write } from '../schema.ts';
import type { SessionTable } from '../tables/accounts.ts';

/** When sessions count as ended: those expired at `now`, or unused since `idleSince`. In milliseconds. */
interface Ending {
  now: number;
  idleSince: number;
}

export async function insertSession(
  tx: Write,
  session: Omit<Insertable<SessionTable>, 'signed_in_at' | 'last_used_at'>,
): Promise<void> {
  const { created_at } = session;
  await tx
    .insertInto('sessions')
    .values({ ...session, signed_in_at: created_at, last_used_at: created_at })
    .execute();
}

/** The session with this token, with the access of its user. */
export function findSession(db: Read, tokenHash: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.signed_in_at',
      'sessions.last_used_at',
      'sessions.expires_at',
      'users.role',
      'users.company_id',
      'users.private_workspace_id',
      'users.email_verified_at',
      'users.language',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** The access of the users of active sessions, by the sessions' ids. */
export function findAccess(db: Read, ids: readonly string[], { now, idleSince }: Ending) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'users.role', 'users.company_id', 'users.private_workspace_id'])
    .where('sessions.id', 'in', ids)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', idleSince)
    .execute();
}

/** The active sessions of a user, most recently used first. */
export function listSessions(db: Read, userId: string, { now, idleSince }: Ending) {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at', 'expires_at', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', idleSince)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function touchSession(tx: Write, id: string, usedAt: number): Promise<void> {
  await tx.updateTable('sessions').set({ last_used_at: usedAt }).where('id', '=', id).execute();
}

/** When the user of a session last signed in or confirmed the password; undefined if the session has ended. */
export async function findSignIn(db: Read, id: string): Promise<number | undefined> {
  const query = db.selectFrom('sessions').select('signed_in_at').where('id', '=', id);
  return (await query.executeTakeFirst())?.signed_in_at;
}

/** Records that the user of a session confirmed the password. @returns Whether the session exists. */
export async function renewSignIn(tx: Write, id: string, at: number): Promise<boolean> {
  const result = await tx
    .updateTable('sessions')
    .set({ signed_in_at: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Removes every session of a user but one. @returns The ids of the removed sessions. */
export async function deleteOtherSessions(
  tx: Write,
  userId: string,
  keptId: string,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes one session, or every one, of a user. @returns The ids of the removed sessions. */
export async function deleteSessions(
  tx: Write,
  userId: string,
  sessionId?: string,
): Promise<string[]> {
  let query = tx.deleteFrom('sessions').where('user_id', '=', userId);
  if (sessionId) query = query.where('id', '=', sessionId);
  return (await query.returning('id').execute()).map(({ id }) => id);
}

const hasEnded =
  ({ now, idleSince }: Ending) =>
  (session: ExpressionBuilder<Schema, 'sessions'>) =>
    session.or([session('expires_at', '<=', now), session('last_used_at', '<=', idleSince)]);

export async function deleteEndedSessions(
  tx: Write,
  userId: string,
  ending: Ending,
): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where(hasEnded(ending)).execute();
}

/**
 * Removes the ended sessions of all users.
 * @param most Maximum number of sessions per call.
 * @returns How many were removed.
 */
export async function purgeSessions(
  tx: Write,
  { most, ...ending }: Ending & { most: number },
): Promise<number> {
  const ended = tx.selectFrom('sessions').select('token_hash').where(hasEnded(ending)).limit(most);
  const gone = await tx.deleteFrom('sessions').where('token_hash', 'in', ended).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
