import { pretendToVerify, verifyPassword } from './passwords.ts';
import type { Quotas } from '../shared/quotas.ts';

interface Attempt {
  /** Key of the account. */
  account: string;
  /** Undefined if the account does not exist, null if it has no password. */
  hash: string | null | undefined;
  password: string;
  /** Network address of the caller. */
  address: string;
}

/** Checks passwords, with limits on failed attempts. */
export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

/** Creates the check. */
export function createPasswordCheck(quotas: Quotas) {
  /**
   * Whether a password is right. An account that does not exist takes as long as a wrong password.
   * @throws `too_many_requests` after too many failed attempts.
   */
  return async function isPasswordRight({
    account,
    hash,
    password,
    address,
  }: Attempt): Promise<boolean> {
    const check = async () => {
      await quotas.failedSignInsOfAccount.check(account);
      await quotas.failedSignInsFromAddress.check(address);
    };
    await check();
    const right = hash ? await verifyPassword(password, hash) : await pretendToVerify(password);
    // Others may have failed while this one waited: a burst must not get more attempts than a sequence.
    await check();
    if (!right) {
      await quotas.failedSignInsFromAddress.use(address);
      await quotas.failedSignInsOfAccount.use(account);
      return false;
    }
    await quotas.failedSignInsOfAccount.clear(account);
    return true;
  };
}
