import { setTimeout as delay } from 'node:timers/promises';
import type { Accepted, ResetPasswordInput, User } from '@cardinal/contract';
import type { Logger } from 'pino';
import { deleteAccountTokens, findAccountToken } from '../store/accountTokens.ts';
import type { Database } from '../store/database.ts';
import { accountKey, findUser, findUserByEmail, updateUser } from '../store/users.ts';
import type { UserRow } from '../store/users.ts';
import type { AccountMails } from './accountMails.ts';
import { toUser } from './accounts.ts';
import type { Caller } from './accounts.ts';
import type { Outbox } from './outbox.ts';
import { passwordFault } from './passwordRules.ts';
import { hashPassword } from './passwords.ts';
import type { Principal } from './principal.ts';
import { invalid, unauthorized } from './problems.ts';
import type { Quotas } from './quotas.ts';
import type { Sessions } from './sessions.ts';
import { hashToken } from './tokens.ts';

/** Milliseconds that asking for a link takes at least, whether the address is known or not. */
const leastTime = 250;

interface Dependencies {
  db: Database;
  log: Logger;
  clock: () => number;
  sessions: Sessions;
  quotas: Quotas;
  outbox: Outbox;
  mails: AccountMails;
  /** Whether mail leaves this server. */
  sendsMail: boolean;
}

/** Addresses that are confirmed, and passwords that are set anew, by links in mails. */
export type Recovery = ReturnType<typeof createRecovery>;

const deadLink = () =>
  invalid([
    { path: 'token', message: 'This link does not work any more. Please ask for a new one.' },
  ]);

const noMail = 'This server sends no mail. Ask your administrator for a link.';

/** Makes the recovery service. */
export function createRecovery(dependencies: Dependencies) {
  const { db, log, clock, sessions, quotas, outbox, mails, sendsMail } = dependencies;

  async function userOf(purpose: 'verify' | 'reset', token: string): Promise<UserRow> {
    const wanted = { tokenHash: hashToken(token), purpose, now: clock() };
    const found = await findAccountToken(db.read, wanted);
    const user = found && (await findUser(db.read, found.user_id));
    if (!user) throw deadLink();
    return user;
  }

  async function mail(kind: 'verify' | 'reset', user: UserRow): Promise<void> {
    const written = await mails(kind, user.first_name);
    const stored = await db.write(async (tx) => {
      // Whoever asks again holds the newest mail: only its link works.
      await deleteAccountTokens(tx, user.id, kind);
      return written.store(tx, user);
    });
    // The outbox notes how it ends; nobody waits for it.
    void outbox.trySending(stored);
  }

  return {
    /** Confirms the address that a link was mailed to. A second click confirms again. */
    async verify(token: string): Promise<User> {
      const user = await userOf('verify', token);
      const at = clock();
      if (user.email_verified_at === null) {
        await db.write((tx) => updateUser(tx, user.id, { emailVerifiedAt: at }, at));
        sessions.changed(user.id);
      }
      return { ...toUser(user), email_verified: true };
    },

    /** Mails the link that confirms the own address once more. @throws 429. */
    async sendVerification({ userId }: Principal): Promise<Accepted> {
      const user = await findUser(db.read, userId);
      if (!user) throw unauthorized();
      if (user.email_verified_at !== null) return { detail: 'Your email address is confirmed.' };
      await quotas.linksOfAccount.use(accountKey(user.email));
      await mail('verify', user);
      return { detail: sendsMail ? 'A mail with a link is on its way.' : noMail };
    },

    /** Mails a link for a new password, if there is such an account; never tells which. */
    async forgot(email: string, caller: Caller): Promise<Accepted> {
      await quotas.linksFromAddress.use(caller.address);
      await quotas.linksOfAccount.use(accountKey(email));
      const work = async () => {
        const user = await findUserByEmail(db.read, email);
        if (user) await mail('reset', user);
      };
      await Promise.all([
        // A failure would tell that the address is known.
        work().catch((error: unknown) => log.error({ err: error }, 'reset link not stored')),
        delay(leastTime),
      ]);
      return {
        detail: sendsMail
          ? 'If an account has this address, a mail with a link is on its way.'
          : noMail,
      };
    },

    /** Sets a new password and ends every session. @throws 422 for a dead link or weak password. */
    async reset({ token, password }: ResetPasswordInput): Promise<void> {
      const user = await userOf('reset', token);
      const fault = await passwordFault(password, user);
      if (fault) throw invalid([fault]);
      const passwordHash = await hashPassword(password);
      const ended = await db.write(async (tx) => {
        // Of two who use a link at the same moment only one finds it.
        if ((await deleteAccountTokens(tx, user.id, 'reset')) === 0) throw deadLink();
        await updateUser(tx, user.id, { passwordHash }, clock());
        return sessions.removeAll(tx, user.id);
      });
      sessions.ended(ended);
      await quotas.failedSignInsOfAccount.clear(accountKey(user.email));
    },
  };
}
