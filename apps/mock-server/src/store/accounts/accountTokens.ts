import type { Insertable } from 'kysely';
import type { Read, Write } from '../schema.ts';
import type { AccountTokenTable } from '../tables/accounts.ts';

type Purpose = AccountTokenTable['purpose'];

/** A token of a link for a user; the token itself is stored only in its email. */
export type NewAccountToken = Omit<Insertable<AccountTokenTable>, 'used_at'>;

export async function insertAccountToken(tx: Write, token: NewAccountToken): Promise<void> {
  await tx
    .insertInto('account_tokens')
    .values({ ...token, used_at: null })
    .execute();
}

/** A token for this purpose that is still valid at `now` (milliseconds), with its user. */
export function findAccountToken(
  db: Read,
  { tokenHash, purpose, now }: { tokenHash: string; purpose: Purpose; now: number },
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
  purpose?: Purpose,
): Promise<void> {
  let query = tx.deleteFrom('account_tokens').where('user_id', '=', userId);
  if (purpose) query = query.where('purpose', '=', purpose);
  await query.execute();
}
