import { caseless } from '@cardinal/contract/fold';
import { setTimeout as delay } from 'node:timers/promises';
import type { ResetPasswordInput } from '@cardinal/contract';
import { deleteAccountTokens } from '../../store/accounts/accountTokens.ts';
import { deleteAssistantsOf } from '../../store/accounts/assistants.ts';
import { findUser, findUserByEmail, updateUser } from '../../store/accounts/users.ts';
import type { Aftermath, Proofs } from './proofs.ts';
import { passwordFault } from '../identity/passwordRules.ts';
import { isKnownFrom } from '../identity/networks.ts';
import { hashPassword } from '../identity/passwords.ts';
import type { Caller } from '../shared/principal.ts';
import { invalid } from '../shared/failures.ts';
import type { ServerContext } from '../context.ts';
import { deadLink, noMail, type MailedLinks } from './mailedLinks.ts';
import { say, type Sentence } from '../shared/sentences/sentence.ts';

/** Minimum time of a request for a link in milliseconds, whether the address is known or not. */
const leastTime = 250;

interface Dependencies extends Pick<
  ServerContext,
  'db' | 'log' | 'clock' | 'sessions' | 'quotas' | 'sendsMail'
> {
  proofs: Proofs;
  links: MailedLinks;
}

/** Creates the service that resets forgotten passwords, with links sent by email. */
export function createRecovery(dependencies: Dependencies) {
  const { db, log, clock, sessions, quotas, proofs, links, sendsMail } = dependencies;

  return {
    /** Sends a link for a new password if the account exists, without revealing whether it does. */
    async forgot(email: string, caller: Caller): Promise<Sentence> {
      await quotas.linksFromAddress.use(caller.address);
      const account = caseless(email);
      await quotas.linksOfAccountFromAddress.use(`${account} ${caller.address}`);
      const user = await findUserByEmail(db.read, email);
      // Requests from elsewhere must not keep users from a link where they have signed in before.
      const isKnown = user && (await isKnownFrom(db.read, user.id, caller.address));
      if (!isKnown) await quotas.linksOfAccount.use(account);
      const work = async () => {
        if (user) await links.send('reset', user.id);
      };
      await Promise.all([
        // A failure would reveal that the address is known.
        work().catch((error: unknown) => log.error({ err: error }, 'reset link not stored')),
        delay(leastTime),
      ]);
      return sendsMail ? say(({ account }) => account.linkMaybeSent) : noMail;
    },

    /**
     * Sets a new password, and ends every session and assistant. A link sent by email proves the address, so an
     * account that never confirmed it is reset.
     * @throws `invalid` for a dead link or weak password.
     */
    async reset({ token, password }: ResetPasswordInput): Promise<void> {
      const seen = await links.find(db.read, 'reset', token);
      const user = seen && (await findUser(db.read, seen.user_id));
      if (!user) throw deadLink();
      const fault = await passwordFault(password, user);
      if (fault) throw invalid([fault]);
      const password_hash = await hashPassword(password);
      const aftermath = await db.write(async (tx): Promise<Aftermath> => {
        const { user: now, provesAddress } = await links.lockUserOf(tx, 'reset', token);
        if (provesAddress && now.email_verified_at === null) {
          return proofs.startAnew(tx, now, { password_hash, google_sub: null });
        }
        await updateUser(tx, now.id, { password_hash }, clock());
        await deleteAccountTokens(tx, now.id, 'reset');
        // Whoever had the account may have let one in.
        await deleteAssistantsOf(tx, now.id);
        return { changes: [], sessionIds: await sessions.removeAll(tx, now.id) };
      });
      proofs.announce(aftermath);
      await quotas.failedSignInsOfAccount.clear(caseless(user.email));
    },
  };
}
