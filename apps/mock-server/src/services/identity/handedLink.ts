import { deleteAccountTokens, insertAccountToken } from '../../store/accounts/accountTokens.ts';
import type { Write } from '../../store/schema.ts';
import { newAccountLink, type AccountLink } from './accountLinks.ts';

/**
 * Creates a link for a new password that an operator or administrator hands over. It opens the
 * account, but does not prove the address, because it was not sent there. The user's earlier links for
 * a new password no longer work.
 * @param at `publicUrl` without a trailing slash, `now` in milliseconds
 */
export async function makeHandedLink(
  tx: Write,
  userId: string,
  at: { publicUrl: string; now: number },
): Promise<Pick<AccountLink, 'link' | 'expires_at'>> {
  const { link, ...token } = newAccountLink('reset', at);
  await deleteAccountTokens(tx, userId, 'reset');
  await insertAccountToken(tx, { ...token, user_id: userId, proves_address: 0 });
  return { link, expires_at: token.expires_at };
}
