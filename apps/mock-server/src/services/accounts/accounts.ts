import { caseless } from '@cardinal/contract/fold';
import type { Session, User } from '@cardinal/contract';
import { findUser, findUserByEmail, lockPasswordHash } from '../../store/accounts/users.ts';
import type { PasswordCheck } from '../identity/passwordCheck.ts';
import { toUser } from '../identity/toUser.ts';
import type { Caller, Principal } from '../shared/principal.ts';
import { unauthorized, wrongCredentials } from '../shared/failures.ts';
import type { ServerContext } from '../context.ts';

interface Dependencies extends Pick<ServerContext, 'db' | 'sessions'> {
  isPasswordRight: PasswordCheck;
}

/** Creates the service for sign-in and for reading the signed-in user. */
export function createAccounts({ db, sessions, isPasswordRight }: Dependencies) {
  return {
    /** Signs in. An unknown address and a wrong password have the same response, in the same time. */
    async signIn(email: string, password: string, caller: Caller): Promise<Session> {
      const account = caseless(email);
      const { address } = caller;
      const row = await findUserByEmail(db.read, email);
      const attempt = { account, userId: row?.id, hash: row?.password_hash, password, address };
      const right = await isPasswordRight(attempt);
      if (!row || !right) throw wrongCredentials();
      return db.write(async (tx) => {
        // If the password changes at the same moment, the new password wins.
        const hash = await lockPasswordHash(tx, db.dialect, row.id);
        const user = hash === row.password_hash ? await findUser(tx, row.id) : undefined;
        if (!user) throw wrongCredentials();
        const token = await sessions.open(tx, user.id, caller);
        return { access_token: token, user: toUser(user) };
      });
    },

    async me(principal: Principal): Promise<User> {
      const row = await findUser(db.read, principal.userId);
      if (!row) throw unauthorized();
      return toUser(row);
    },
  };
}
