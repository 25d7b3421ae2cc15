import {
  deleteAccountTokens,
  findAccountToken,
  type NewAccountToken,
} from '../../store/accounts/accountTokens.ts';
import { findUser } from '../../store/accounts/users.ts';
import type { Read, Write } from '../../store/schema.ts';
import type { Proofs } from './proofs.ts';
import { hashToken } from '../identity/tokens.ts';
import type { AccountMails } from '../mail/toUsers/accountMails.ts';
import { invalid } from '../shared/failures.ts';
import type { ServerContext } from '../context.ts';
import { say } from '../shared/sentences/sentence.ts';

type Purpose = NewAccountToken['purpose'];

interface Dependencies extends Pick<ServerContext, 'db' | 'clock' | 'outbox'> {
  mails: AccountMails;
  proofs: Proofs;
}

/** The response to a request for a link if no email leaves this server. */
export const noMail = say(({ account }) => account.noMail);

/** A link does not exist, has expired or was used. */
export const deadLink = () =>
  invalid([{ path: 'token', message: say(({ account }) => account.deadLink) }]);

/** Links that confirm an address or set a new password. */
export type MailedLinks = ReturnType<typeof createMailedLinks>;

/** Creates the service that sends account links by email and finds their users. */
export function createMailedLinks(dependencies: Dependencies) {
  const { db, clock, outbox, mails, proofs } = dependencies;
  const find = (from: Read, purpose: Purpose, token: string) =>
    findAccountToken(from, { tokenHash: hashToken(token), purpose, now: clock() });

  return {
    /** A link that still works. */
    find,

    /** Locks and reads the user of a link, and reads the link again. @throws `invalid` if it is dead. */
    async lockUserOf(tx: Write, purpose: Purpose, token: string) {
      const seen = await find(tx, purpose, token);
      const user = seen && (await proofs.lock(tx, seen.user_id));
      // If a link is used twice at the same moment, only one use finds it.
      const link = user && (await find(tx, purpose, token));
      if (!link) throw deadLink();
      return { user, provesAddress: link.proves_address === 1 };
    },

    /**
     * Sends a new link to a user. Earlier links for a new password keep working until one is used,
     * because anybody can request another; only the newest link that confirms an address works.
     */
    async send(purpose: Purpose, userId: string): Promise<void> {
      const stored = await db.write(async (tx) => {
        const user = await findUser(tx, userId);
        if (!user) return undefined;
        if (purpose === 'reset') return mails.storeReset(tx, user);
        await deleteAccountTokens(tx, user.id, purpose);
        return mails.storeVerification(tx, user);
      });
      // The outbox records the outcome; nothing waits for it.
      if (stored) void outbox.trySending(stored);
    },
  };
}
