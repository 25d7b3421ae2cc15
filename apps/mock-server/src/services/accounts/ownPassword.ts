import { caseless } from '@cardinal/contract/fold';
import type { ChangePasswordInput } from '@cardinal/contract';
import { deleteAccountTokens } from '../../store/accounts/accountTokens.ts';
import {
  findUser,
  lockPasswordHash,
  lockUser,
  updateUser,
  type UserRow,
} from '../../store/accounts/users.ts';
import { recordAudit, userSubject } from '../shared/audit.ts';
import type { PasswordCheck } from '../identity/passwordCheck.ts';
import { passwordFault } from '../identity/passwordRules.ts';
import { hashPassword } from '../identity/passwords.ts';
import type { Caller, Principal } from '../shared/principal.ts';
import { invalid, unauthorized } from '../shared/failures.ts';
import type { ServerContext } from '../context.ts';
import { say } from '../shared/sentences/sentence.ts';

interface Dependencies extends Pick<ServerContext, 'db' | 'clock' | 'sessions'> {
  isPasswordRight: PasswordCheck;
}

// Not `unauthorized`, which tells the client that its session has ended.
const wrong = (path: string) =>
  invalid([{ path, message: say(({ account }) => account.wrongPassword) }]);

/** @throws `invalid` for a password against the rules, or the current one. */
async function requireNewPassword(
  user: UserRow,
  password: string,
  current: ChangePasswordInput['current_password'],
): Promise<void> {
  const fault = await passwordFault(password, user);
  if (fault) throw invalid([{ ...fault, path: 'new_password' }]);
  if (password !== current) return;
  const message = say(({ account }) => account.samePassword);
  throw invalid([{ path: 'new_password', message }]);
}

/** Creates the service with which signed-in users confirm and change their own password. */
export function createOwnPassword({ db, clock, sessions, isPasswordRight }: Dependencies) {
  async function ownUser({ userId }: Principal): Promise<UserRow> {
    const user = await findUser(db.read, userId);
    if (!user) throw unauthorized();
    return user;
  }

  const demand = async (user: UserRow, password: string, path: string, { address }: Caller) => {
    const { id: userId, email, password_hash: hash } = user;
    const attempt = { account: caseless(email), userId, hash, password, address };
    if (!(await isPasswordRight(attempt))) throw wrong(path);
  };

  return {
    /**
     * Confirms the password, so that the session counts as newly signed in.
     * @throws `invalid` if it is wrong or the account has none; `too_many_requests`.
     */
    async reauthenticate(principal: Principal, password: string, caller: Caller): Promise<void> {
      const user = await ownUser(principal);
      if (!user.password_hash) {
        const message = say(({ account }) => account.noPassword);
        throw invalid([{ path: 'password', message }]);
      }
      await demand(user, password, 'password', caller);
      await db.write(async (tx) => {
        const hash = await lockPasswordHash(tx, db.dialect, user.id);
        if (hash !== user.password_hash) throw wrong('password');
        await sessions.renew(tx, principal);
      });
    },

    /**
     * Changes the password, or sets the first one, and ends every other session.
     * @throws `reauthenticate` if a first password needs a more recent sign-in; `invalid`;
     * `too_many_requests`.
     */
    async change(
      principal: Principal,
      { current_password: current, new_password: password }: ChangePasswordInput,
      caller: Caller,
    ): Promise<void> {
      const user = await ownUser(principal);
      // The current password confirms the identity; without one, a recent sign-in must.
      if (user.password_hash && !current) {
        throw invalid([
          { path: 'current_password', message: say(({ account }) => account.currentPassword) },
        ]);
      }
      if (current) await demand(user, current, 'current_password', caller);
      else await sessions.requireRecentSignIn(principal);
      await requireNewPassword(user, password, current);
      const passwordHash = await hashPassword(password);
      const at = clock();
      const ended = await db.write(async (tx) => {
        await lockUser(tx, user.id);
        await sessions.renew(tx, principal);
        const now = await findUser(tx, user.id);
        // Another change came first, so the current password is no longer the one that was checked.
        if (now?.password_hash !== user.password_hash) throw wrong('current_password');
        await updateUser(tx, user.id, { password_hash: passwordHash }, at);
        await deleteAccountTokens(tx, user.id, 'reset');
        const subject = userSubject(user);
        await recordAudit(tx, principal, at, [{ action: 'password_changed', subject }]);
        return sessions.removeOthers(tx, principal);
      });
      sessions.ended(ended);
    },
  };
}
