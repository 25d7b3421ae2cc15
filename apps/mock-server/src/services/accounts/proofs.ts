import { lengths } from '@cardinal/contract';
import type { Announcer } from '../../realtime/changes.ts';
import { deleteAccountTokens } from '../../store/accounts/accountTokens.ts';
import { lockCompany } from '../../store/accounts/companies.ts';
import type { Database } from '../../store/engine/database.ts';
import { deleteAccountMails } from '../../store/records/emails.ts';
import { newId } from '../../store/ids.ts';
import { deleteLeadsOf } from '../../store/leads/leads.ts';
import type { Write } from '../../store/schema.ts';
import { deleteUser, findUser, lockUser, updateUser } from '../../store/accounts/users.ts';
import type { UserRow } from '../../store/accounts/users.ts';
import type { AccountMails } from '../mail/accountMails.ts';
import { depart } from '../company/departure.ts';
import type { Departure } from '../company/departure.ts';
import { alone } from '../company/membership.ts';
import type { Outbox, StoredMail } from '../mail/outbox.ts';
import type { Sessions } from '../identity/sessions.ts';
import { freeUsername } from './freeUsername.ts';

interface Dependencies {
  db: Database;
  clock: () => number;
  sessions: Sessions;
  announcer: Announcer;
  outbox: Outbox;
  mails: AccountMails;
}

/** The credentials of an account that is reset, and its owner's name if it is known. */
interface Fresh {
  passwordHash: string | null;
  /** The identity provider's subject that proved the address; null for a link sent by email. */
  googleSub: string | null;
  firstName?: string;
  lastName?: string;
}

/** What to announce to other processes, sockets and the mail server after the commit. */
export interface Aftermath extends Departure {
  /** The sessions that have ended. */
  sessionIds: readonly string[];
  mail?: StoredMail;
}

/** Handles accounts whose owner proves that the address is theirs. */
export type Proofs = ReturnType<typeof createProofs>;

/** Creates the service. */
export function createProofs(dependencies: Dependencies) {
  const { db, clock, sessions, announcer, outbox, mails } = dependencies;
  const { dialect } = db;

  return {
    /**
     * Reads and locks the user and their company until the end of the transaction. All changes to
     * a company's members lock in this order.
     */
    async hold(tx: Write, userId: string): Promise<UserRow | undefined> {
      const companyId = (await findUser(tx, userId))?.company_id;
      if (companyId) await lockCompany(tx, companyId);
      await lockUser(tx, userId);
      const user = await findUser(tx, userId);
      // They joined a company between the two reads.
      if (user?.company_id && user.company_id !== companyId) await lockCompany(tx, user.company_id);
      return user;
    },

    /**
     * Hands an account whose address was never confirmed to the owner of the address, who has just
     * proved it. Credentials and sessions that others may have stop working, and the account starts
     * again outside any company, in an empty workspace, under the owner's name. An email reports
     * this.
     * @param user As returned by `hold`
     */
    async startAnew(tx: Write, user: UserRow, fresh: Fresh): Promise<Aftermath> {
      const at = clock();
      const departure = await depart(tx, user, { dialect, clock, reason: 'address_proved' });
      const username = await freeUsername(tx, user.email, user.id);
      await updateUser(
        tx,
        user.id,
        {
          ...alone('pending'),
          username,
          passwordHash: fresh.passwordHash,
          googleSub: fresh.googleSub,
          emailVerifiedAt: at,
          firstName: fresh.firstName?.trim().slice(0, lengths.name) || username,
          lastName: fresh.lastName?.trim().slice(0, lengths.name) ?? '',
          privateWorkspaceId: newId(at),
        },
        at,
      );
      await deleteAccountTokens(tx, user.id);
      const sessionIds = await sessions.removeAll(tx, user.id);
      const mail = await mails.storeAnew(tx, user, (await findUser(tx, user.id)) ?? user);
      return { ...departure, sessionIds, mail };
    },

    /**
     * Removes an account that was registered with another person's address. The records of its own
     * workspaces are marked as deleted, and purged together with other deleted records.
     * @param user As returned by `hold`
     */
    async remove(tx: Write, user: UserRow): Promise<Aftermath> {
      const departure = await depart(tx, user, { dialect, clock, reason: 'account_removed' });
      const { private_workspace_id: ownId } = user;
      for (const workspaceId of [ownId, departure.endedId]) {
        if (workspaceId) await deleteLeadsOf(tx, workspaceId, clock());
      }
      await deleteAccountMails(tx, user.id);
      const sessionIds = await sessions.removeAll(tx, user.id);
      await deleteUser(tx, user.id);
      return { ...departure, sessionIds };
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
