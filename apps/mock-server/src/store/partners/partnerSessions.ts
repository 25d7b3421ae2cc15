import type { Insertable } from 'kysely';
import type { Read, Write } from '../schema.ts';
import type { EmbedSessionTable } from '../tables/partners.ts';
import { isLive } from './partnerKeys.ts';

/** Stores the session of a page, and removes expired ones of the key. @param now Milliseconds */
export async function insertEmbedSession(
  tx: Write,
  session: Insertable<EmbedSessionTable>,
  now: number,
): Promise<void> {
  await deleteEmbedSessions(tx, session.key_id, now);
  await tx.insertInto('embed_sessions').values(session).execute();
}

/**
 * Removes sessions of a key.
 * @param expiredAt Only those that have expired at this moment (milliseconds)
 */
export async function deleteEmbedSessions(
  tx: Write,
  keyId: string,
  expiredAt?: number,
): Promise<void> {
  let query = tx.deleteFrom('embed_sessions').where('key_id', '=', keyId);
  if (expiredAt !== undefined) query = query.where('expires_at', '<=', expiredAt);
  await query.execute();
}

/** A session that has not expired, with the current state of its key. @param now Milliseconds */
export const findEmbedSession = (db: Read, tokenHash: string, now: number) =>
  db
    .selectFrom('embed_sessions')
    .innerJoin('partner_keys', 'partner_keys.id', 'embed_sessions.key_id')
    .leftJoin('partner_origins', (join) =>
      join
        .onRef('partner_origins.key_id', '=', 'embed_sessions.key_id')
        .onRef('partner_origins.origin', '=', 'embed_sessions.origin'),
    )
    .select([
      'embed_sessions.key_id',
      'embed_sessions.origin',
      'embed_sessions.opened_at',
      'embed_sessions.proof_bits',
      'embed_sessions.proof_used',
      'embed_sessions.is_trial',
      'partner_keys.daily_captures',
      'partner_origins.origin as allowed_origin',
      'partner_keys.workspace_id',
      'partner_keys.name',
      'partner_keys.scopes',
      'partner_keys.event_id',
      'partner_keys.consent_text',
    ])
    .where('embed_sessions.token_hash', '=', tokenHash)
    .where('embed_sessions.expires_at', '>', now)
    .where(isLive(now))
    .executeTakeFirst();

/** Uses up the proof of a session. @returns Whether it was unused. */
export async function spendProof(tx: Write, tokenHash: string): Promise<boolean> {
  const result = await tx
    .updateTable('embed_sessions')
    .set({ proof_used: 1 })
    .where('token_hash', '=', tokenHash)
    .where('proof_used', '=', 0)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** When the page of a key's session was opened, in milliseconds; undefined if there is no session. */
export async function findOpening(
  db: Read,
  { tokenHash, keyId, origin }: { tokenHash: string; keyId: string; origin: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('embed_sessions')
    .select('opened_at')
    .where('token_hash', '=', tokenHash)
    .where('key_id', '=', keyId)
    .where('origin', '=', origin)
    .executeTakeFirst();
  return row?.opened_at;
}

/** Removes expired sessions, and keys that were revoked before a moment. Times in milliseconds. */
export async function purgePartners(
  tx: Write,
  { now, revokedBefore }: { now: number; revokedBefore: number },
): Promise<void> {
  await tx.deleteFrom('embed_sessions').where('expires_at', '<=', now).execute();
  await tx.deleteFrom('partner_keys').where('revoked_at', '<', revokedBefore).execute();
}
