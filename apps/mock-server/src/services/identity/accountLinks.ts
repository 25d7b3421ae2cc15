import { paths } from '@cardinal/contract/paths';
import { createToken, hashToken } from './tokens.ts';
import type { NewAccountToken } from '../../store/accounts/accountTokens.ts';

const hour = 3_600_000;

/** How long a link is valid, in milliseconds, and the page that it opens. */
const kinds = {
  verify: { life: 7 * 24 * hour, page: paths.verifyEmail },
  reset: { life: hour, page: paths.resetPassword },
} as const;

/** A new link; it is shown once, and only its hash is stored. */
export interface AccountLink extends Omit<NewAccountToken, 'user_id' | 'proves_address'> {
  /** URL to open; contains the token. */
  link: string;
}

/**
 * Creates a link for an account; it works once its hash is stored.
 * @param publicUrl Public URL of the server, without a trailing slash
 * @param now Milliseconds
 */
export function newAccountLink(
  purpose: keyof typeof kinds,
  { publicUrl, now }: { publicUrl: string; now: number },
): AccountLink {
  const { life, page } = kinds[purpose];
  const token = createToken();
  return {
    purpose,
    token_hash: hashToken(token),
    link: `${publicUrl}${page}?token=${token}`,
    created_at: now,
    expires_at: now + life,
  };
}

/**
 * The page that removes the account, with the token of the link that confirms its address: both are
 * for the owner of that mailbox.
 */
export const disownUrl = (verifyLink: string): string =>
  verifyLink.replace(`${kinds.verify.page}?`, `${paths.disownAccount}?`);
