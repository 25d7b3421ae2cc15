import type { User } from '@cardinal/contract';
import { findUser, updateUser } from '../../store/accounts/users.ts';
import type { Proofs } from './proofs.ts';
import { unauthorized } from '../shared/failures.ts';
import type { Principal } from '../shared/principal.ts';
import { toUser } from '../identity/toUser.ts';
import type { ServerContext } from '../context.ts';
import { deadLink, noMail, type MailedLinks } from './mailedLinks.ts';
import { say, type Sentence } from '../shared/sentences/sentence.ts';

interface Dependencies extends Pick<
  ServerContext,
  'db' | 'clock' | 'sessions' | 'quotas' | 'sendsMail'
> {
  proofs: Proofs;
  links: MailedLinks;
}

/** Creates the service that confirms addresses, with links sent by email. */
export function createConfirmation(dependencies: Dependencies) {
  const { db, clock, sessions, quotas, proofs, links, sendsMail } = dependencies;

  return {
    /** Confirms the address that a link was sent to. A second use succeeds as well. */
    async verify(token: string): Promise<User> {
      // A dead link needs no transaction.
      if (!(await links.find(db.read, 'verify', token))) throw deadLink();
      const at = clock();
      const user = await db.write(async (tx) => {
        const { user } = await links.lockUserOf(tx, 'verify', token);
        if (user.email_verified_at === null) {
          // An identity linked before the address was proved must not count as proved.
          await updateUser(tx, user.id, { email_verified_at: at, google_sub: null }, at);
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
      if (!(await links.find(db.read, 'verify', token))) throw deadLink();
      const aftermath = await db.write(async (tx) => {
        const { user } = await links.lockUserOf(tx, 'verify', token);
        return proofs.remove(tx, user);
      });
      proofs.announce(aftermath);
    },

    /** Sends the link that confirms the user's own address again. @throws `too_many_requests`. */
    async sendVerification({ userId }: Principal): Promise<Sentence> {
      const user = await findUser(db.read, userId);
      if (!user) throw unauthorized();
      if (user.email_verified_at !== null) return say(({ account }) => account.confirmed);
      await quotas.confirmationsOfUser.use(userId);
      await links.send('verify', user.id);
      return sendsMail ? say(({ account }) => account.linkSent) : noMail;
    },
  };
}
