import { pretendToVerify, verifyPassword } from './passwords.ts';
import type { Database } from '../../store/engine/database.ts';
import { isKnownFrom } from './networks.ts';
import type { Quotas } from '../shared/quotas.ts';

interface Attempt {
  /** Key of the account. */
  account: string;
  /** Undefined if the account does not exist. */
  userId: string | undefined;
  /** Undefined if the account does not exist, null if it has no password. */
  hash: string | null | undefined;
  password: string;
  /** Network address of the caller. */
  address: string;
}

/** Checks passwords, with limits on failed attempts. */
export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

export function createPasswordCheck({ db, quotas }: { db: Database; quotas: Quotas }) {
  /**
   * Whether a password is right. An account that does not exist takes as long as a wrong password.
   * @throws `too_many_requests` after too many failed attempts.
   */
  return async function isPasswordRight({
    account,
    userId,
    hash,
    password,
    address,
  }: Attempt): Promise<boolean> {
    const here = `${account} ${address}`;
    // Guesses from elsewhere must not lock users out where they have signed in before.
    const isKnown = userId !== undefined && (await isKnownFrom(db.read, userId, address));
    const check = async () => {
      await quotas.failedSignInsOfAccountFromAddress.check(here);
      await quotas.failedSignInsFromAddress.check(address);
      if (!isKnown) await quotas.failedSignInsOfAccount.check(account);
    };
    await check();
    const right = hash ? await verifyPassword(password, hash) : await pretendToVerify(password);
    // Others may have failed while this one waited: a burst must not get more attempts than a sequence.
    await check();
    if (!right) {
      await quotas.failedSignInsFromAddress.use(address);
      await quotas.failedSignInsOfAccountFromAddress.use(here);
      if (!isKnown) await quotas.failedSignInsOfAccount.use(account);
      return false;
    }
    await quotas.failedSignInsOfAccountFromAddress.clear(here);
    return true;
  };
}
