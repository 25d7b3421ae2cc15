import { createToken, hashToken } from './tokens.ts';
import type { NewAccountToken } from '../../store/accounts/accountTokens.ts';

const hour = 3_600_000;

/** How long a link works, in milliseconds, and the page that it opens. */
const kinds = {
  verify: { life: 7 * 24 * hour, page: '/auth/verify' },
  reset: { life: hour, page: '/auth/reset' },
} as const;

/** A link that was made: told once, stored as a hash. */
export interface AccountLink extends Omit<NewAccountToken, 'userId' | 'provesAddress'> {
  /** Address to open; holds the token. */
  link: string;
}

/**
 * Makes a link for an account; it works once its hash is stored.
 * @param publicUrl Address that people use, without a slash at the end
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
    tokenHash: hashToken(token),
    link: `${publicUrl}${page}?token=${token}`,
    createdAt: now,
    expiresAt: now + life,
  };
}

/**
 * The page that removes the account, by the link that would confirm its address: both are for
 * whoever reads that mailbox.
 */
export const disownUrl = (verifyLink: string): string =>
  verifyLink.replace(`${kinds.verify.page}?`, '/auth/disown?');
