import { pretendToVerify, verifyPassword } from './passwords.ts';
import type { Quotas } from '../shared/quotas.ts';

interface Attempt {
  /** Key of the account that is tried. */
  account: string;
  /** Undefined and null for accounts that are not there or have no password. */
  hash: string | null | undefined;
  password: string;
  /** Network address of the caller. */
  address: string;
}

/** Checks passwords, with limits on failed tries. */
export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

/** Makes the check. */
export function createPasswordCheck(quotas: Quotas) {
  /**
   * Whether a password is right. What is not there takes as long as what is wrong.
   * @throws ProblemError 429 after too many failures.
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
    // Others may have failed while this one waited: a burst must not get more tries than a line.
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
