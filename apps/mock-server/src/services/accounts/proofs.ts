import { lengths } from '@cardinal/contract';
import { lockCompany } from '../../store/accounts/companies.ts';
import { deleteAccountMails } from '../../store/mail/emails.ts';
import { newId } from '../../store/ids.ts';
import { deleteLeadsOf } from '../../store/leads/leads.ts';
import type { Write } from '../../store/schema.ts';
import {
  deleteUser,
  findUser,
  insertUser,
  lockUser,
  type UserRow,
} from '../../store/accounts/users.ts';
import type { AccountMails } from '../mail/toUsers/accountMails.ts';
import { depart, type Departure, type DepartureReason } from '../company/departure.ts';
import { alone } from '../company/membership.ts';
import type { StoredMail } from '../mail/outbox.ts';
import { unavailable } from '../shared/failures.ts';
import type { ServerContext } from '../context.ts';
import { freeUsername } from './freeUsername.ts';
import { say } from '../shared/sentences/sentence.ts';

interface Dependencies extends Pick<
  ServerContext,
  'db' | 'clock' | 'sessions' | 'announcer' | 'outbox'
> {
  mails: AccountMails;
}

/** The credentials of an account that is reset, and its owner's name if it is known. */
interface Fresh {
  password_hash: string | null;
  /** The identity provider's subject that proved the address; null for a link sent by email. */
  google_sub: string | null;
  first_name?: string;
  last_name?: string;
}

/** What to announce to other processes, sockets and the mail server after the commit. */
export interface Aftermath extends Departure {
  sessionIds: readonly string[];
  mail?: StoredMail;
}

/** Handles accounts whose owner proves that the address is theirs. */
export type Proofs = ReturnType<typeof createProofs>;

export function createProofs(dependencies: Dependencies) {
  const { db, clock, sessions, announcer, outbox, mails } = dependencies;
  const { dialect } = db;

  /**
   * Removes an account that did not belong to the owner of its address. The records of its own
   * workspaces are marked as deleted, and purged together with other deleted records.
   */
  async function end(tx: Write, user: UserRow, reason: DepartureReason): Promise<Aftermath> {
    const departure = await depart(tx, user, { dialect, clock, reason });
    for (const workspaceId of [user.private_workspace_id, departure.endedId]) {
      if (workspaceId) await deleteLeadsOf(tx, workspaceId, clock());
    }
    const sessionIds = await sessions.removeAll(tx, user.id);
    await deleteUser(tx, user.id);
    return { ...departure, sessionIds };
  }

  return {
    /**
     * Reads and locks the user and their company until the end of the transaction. All changes to
     * a company's members lock in this order.
     */
    async lock(tx: Write, userId: string): Promise<UserRow | undefined> {
      const companyId = (await findUser(tx, userId))?.company_id;
      if (companyId) await lockCompany(tx, companyId);
      await lockUser(tx, userId);
      const user = await findUser(tx, userId);
      // They joined a company between the two reads.
      if (user?.company_id && user.company_id !== companyId) await lockCompany(tx, user.company_id);
      return user;
    },

    /**
     * Replaces an account whose address was never confirmed by one for the owner of the address, who
     * has just proved it: outside any company, in an empty workspace, under the owner's name. It has
     * an id of its own, because everything that is recorded under the other one (leads, history,
     * repeated requests, remembered choices) is another person's. An email reports this.
     * @param user As returned by `lock`
     */
    async startAnew(
      tx: Write,
      user: UserRow,
      fresh: Fresh,
    ): Promise<Aftermath & { userId: string }> {
      const at = clock();
      const aftermath = await end(tx, user, 'address_proved');
      const userId = newId(at);
      const { email } = user;
      const username = await freeUsername(tx, email);
      const isStored = await insertUser(tx, {
        ...alone('pending'),
        id: userId,
        email,
        username,
        password_hash: fresh.password_hash,
        google_sub: fresh.google_sub,
        email_verified_at: at,
        first_name: fresh.first_name?.slice(0, lengths.name) || username,
        last_name: fresh.last_name?.slice(0, lengths.name) ?? '',
        private_workspace_id: newId(at),
        created_at: at,
      });
      const owner = isStored ? await findUser(tx, userId) : undefined;
      if (!owner) throw unavailable(say(({ account }) => account.usernameJustTaken));
      const mail = await mails.storeAnew(tx, user, owner);
      return { ...aftermath, userId, mail };
    },

    /**
     * Removes an account that was registered with another person's address.
     * @param user As returned by `lock`
     */
    async remove(tx: Write, user: UserRow): Promise<Aftermath> {
      await deleteAccountMails(tx, user.id);
      return end(tx, user, 'account_removed');
    },

    /** Announces what happened, after the commit. */
    announce({ sessionIds, changes, promotedId, mail }: Aftermath): void {
      sessions.ended(sessionIds);
      if (promotedId) sessions.changed(promotedId);
      announcer.announce(changes);
      // The outbox records the outcome; nothing waits for it.
      if (mail) void outbox.trySending(mail);
    },
  };
}
