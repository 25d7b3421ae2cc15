import { setTimeout as delay } from 'node:timers/promises';
import type { Accepted, ResetPasswordInput, User } from '@cardinal/contract';
import type { Logger } from 'pino';
import { deleteAccountTokens, findAccountToken } from '../../store/accounts/accountTokens.ts';
import type { NewAccountToken } from '../../store/accounts/accountTokens.ts';
import type { Database } from '../../store/engine/database.ts';
import type { Read, Write } from '../../store/schema.ts';
import { accountKey, findUser, findUserByEmail, updateUser } from '../../store/accounts/users.ts';
import type { AccountMails } from '../mail/accountMails.ts';
import { toUser } from './accounts.ts';
import type { Aftermath, Proofs } from '../identity/proofs.ts';
import type { Outbox } from '../mail/outbox.ts';
import { passwordFault } from '../identity/passwordRules.ts';
import { hashPassword } from '../identity/passwords.ts';
import type { Caller, Principal } from '../shared/principal.ts';
import { invalid, unauthorized } from '../shared/failures.ts';
import type { Quotas } from '../shared/quotas.ts';
import type { Sessions } from '../identity/sessions.ts';
import { hashToken } from '../identity/tokens.ts';

type Purpose = NewAccountToken['purpose'];

/** Minimum time of a request for a link in milliseconds, whether the address is known or not. */
const leastTime = 250;

interface Dependencies {
  db: Database;
  log: Logger;
  clock: () => number;
  sessions: Sessions;
  quotas: Quotas;
  outbox: Outbox;
  mails: AccountMails;
  proofs: Proofs;
  /** Whether email leaves this server. */
  sendsMail: boolean;
}

const deadLink = () =>
  invalid([{ path: 'token', message: 'This link no longer works. Please request a new one.' }]);

const noMail = 'This server sends no mail. Ask your administrator for a link.';

/** Creates the service that confirms addresses and resets passwords, with links sent by email. */
export function createRecovery(dependencies: Dependencies) {
  const { db, log, clock, sessions, quotas, outbox, mails, proofs, sendsMail } = dependencies;

  const find = (from: Read, purpose: Purpose, token: string) =>
    findAccountToken(from, { tokenHash: hashToken(token), purpose, now: clock() });

  /** Locks and reads the user of a link, and reads the link again. @throws `invalid` if it is dead. */
  async function holdUserOf(tx: Write, purpose: Purpose, token: string) {
    const seen = await find(tx, purpose, token);
    const user = seen && (await proofs.hold(tx, seen.user_id));
    // If a link is used twice at the same moment, only one use finds it.
    const link = user && (await find(tx, purpose, token));
    if (!link) throw deadLink();
    return { user, provesAddress: link.proves_address === 1 };
  }

  async function mail(purpose: Purpose, userId: string): Promise<void> {
    const stored = await db.write(async (tx) => {
      const user = await findUser(tx, userId);
      if (!user) return undefined;
      // Only the link in the newest email works.
      await deleteAccountTokens(tx, user.id, purpose);
      return purpose === 'verify' ? mails.storeVerification(tx, user) : mails.storeReset(tx, user);
    });
    // The outbox records the outcome; nothing waits for it.
    if (stored) void outbox.trySending(stored);
  }

  return {
    /** Confirms the address that a link was sent to. A second use succeeds as well. */
    async verify(token: string): Promise<User> {
      // A dead link needs no transaction.
      if (!(await find(db.read, 'verify', token))) throw deadLink();
      const at = clock();
      const user = await db.write(async (tx) => {
        const { user } = await holdUserOf(tx, 'verify', token);
        if (user.email_verified_at === null) {
          // An identity linked before the address was proved must not count as proved.
          await updateUser(tx, user.id, { emailVerifiedAt: at, googleSub: null }, at);
        }
        return user;
      });
      if (user.email_verified_at === null) sessions.changed(user.id);
      return { ...toUser(user), email_verified: true };
    },

    /**
     * Removes an account that another person registered with the address that a link was sent to.
     * @throws `invalid` for a dead link.
     */
    async disown(token: string): Promise<void> {
      if (!(await find(db.read, 'verify', token))) throw deadLink();
      const aftermath = await db.write(async (tx) => {
        const { user } = await holdUserOf(tx, 'verify', token);
        return proofs.remove(tx, user);
      });
      proofs.announce(aftermath);
    },

    /** Sends the link that confirms the user's own address again. @throws `too_many_requests`. */
    async sendVerification({ userId }: Principal): Promise<Accepted> {
      const user = await findUser(db.read, userId);
      if (!user) throw unauthorized();
      if (user.email_verified_at !== null) return { detail: 'Your email address is confirmed.' };
      await quotas.linksOfAccount.use(accountKey(user.email));
      await mail('verify', user.id);
      return { detail: sendsMail ? 'A mail with a link is on its way.' : noMail };
    },

    /** Sends a link for a new password if the account exists, without revealing whether it does. */
    async forgot(email: string, caller: Caller): Promise<Accepted> {
      await quotas.linksFromAddress.use(caller.address);
      await quotas.linksOfAccount.use(accountKey(email));
      const work = async () => {
        const user = await findUserByEmail(db.read, email);
        if (user) await mail('reset', user.id);
      };
      await Promise.all([
        // A failure would reveal that the address is known.
        work().catch((error: unknown) => log.error({ err: error }, 'reset link not stored')),
        delay(leastTime),
      ]);
      return {
        detail: sendsMail
          ? 'If an account has this address, a mail with a link is on its way.'
          : noMail,
      };
    },

    /**
     * Sets a new password and ends every session. A link sent by email proves the address, so an
     * account that never confirmed it is reset.
     * @throws `invalid` for a dead link or weak password.
     */
    async reset({ token, password }: ResetPasswordInput): Promise<void> {
      const seen = await find(db.read, 'reset', token);
      const user = seen && (await findUser(db.read, seen.user_id));
      if (!user) throw deadLink();
      const fault = await passwordFault(password, user);
      if (fault) throw invalid([fault]);
      const passwordHash = await hashPassword(password);
      const aftermath = await db.write(async (tx): Promise<Aftermath> => {
        const { user: now, provesAddress } = await holdUserOf(tx, 'reset', token);
        if (provesAddress && now.email_verified_at === null) {
          return proofs.startAnew(tx, now, { passwordHash, googleSub: null });
        }
        await updateUser(tx, now.id, { passwordHash }, clock());
        await deleteAccountTokens(tx, now.id, 'reset');
        return { changes: [], sessionIds: await sessions.removeAll(tx, now.id) };
      });
      proofs.announce(aftermath);
      await quotas.failedSignInsOfAccount.clear(accountKey(user.email));
    },
  };
}
