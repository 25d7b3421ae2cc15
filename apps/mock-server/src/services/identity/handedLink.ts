import { insertAccountToken } from '../../store/accounts/accountTokens.ts';
import type { Write } from '../../store/schema.ts';
import { newAccountLink } from './accountLinks.ts';
import type { AccountLink } from './accountLinks.ts';

/**
 * Makes a link for a new password that an operator or an administrator hands over. It opens the
 * account but proves no address: it was not mailed to it.
 * @param at `publicUrl` without a slash at the end, `now` in milliseconds.
 */
export async function makeHandedLink(
  tx: Write,
  userId: string,
  at: { publicUrl: string; now: number },
): Promise<Pick<AccountLink, 'link' | 'expiresAt'>> {
  const { link, ...token } = newAccountLink('reset', at);
  await insertAccountToken(tx, { ...token, userId, provesAddress: false });
  return { link, expiresAt: token.expiresAt };
}
