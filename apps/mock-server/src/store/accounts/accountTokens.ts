import type { Read, Write } from '../schema.ts';

/** A token of a link for a user. Times in milliseconds. */
export interface NewAccountToken {
  /** SHA-256 of the token; the token itself is stored only in its email. */
  tokenHash: string;
  userId: string;
  purpose: 'verify' | 'reset';
  /** Whether the link was mailed to the account's address, so that opening it proves the address. */
  provesAddress: boolean;
  createdAt: number;
  expiresAt: number;
}

export async function insertAccountToken(tx: Write, token: NewAccountToken): Promise<void> {
  await tx
    .insertInto('account_tokens')
    .values({
      token_hash: token.tokenHash,
      user_id: token.userId,
      purpose: token.purpose,
      proves_address: token.provesAddress ? 1 : 0,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute();
}

/** A token for this purpose that is still valid at `now` (milliseconds), with its user. */
export function findAccountToken(
  db: Read,
  { tokenHash, purpose, now }: Pick<NewAccountToken, 'tokenHash' | 'purpose'> & { now: number },
) {
  return db
    .selectFrom('account_tokens')
    .select(['token_hash', 'user_id', 'proves_address'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Removes tokens that have expired at `now` (milliseconds). */
export async function purgeAccountTokens(tx: Write, now: number): Promise<void> {
  await tx.deleteFrom('account_tokens').where('expires_at', '<=', now).execute();
}

/** Removes a user's tokens: those of one purpose, or all. */
export async function deleteAccountTokens(
  tx: Write,
  userId: string,
  purpose?: NewAccountToken['purpose'],
): Promise<void> {
  let query = tx.deleteFrom('account_tokens').where('user_id', '=', userId);
  if (purpose) query = query.where('purpose', '=', purpose);
  await query.execute();
}
