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
import type { Sessions } from './sessions.ts';
import { freeUsername } from './freeUsername.ts';

interface Dependencies {
  db: Database;
  clock: () => number;
  sessions: Sessions;
  announcer: Announcer;
  outbox: Outbox;
  mails: AccountMails;
}

/** What opens an account that starts anew, and its owner's names where they are known. */
interface Fresh {
  passwordHash: string | null;
  /** The provider's subject that proved the address; null for a mailed link. */
  googleSub: string | null;
  firstName?: string;
  lastName?: string;
}

/** What other processes, sockets and the mail server hear of after the commit. */
export interface Aftermath extends Departure {
  /** Sessions that ended. */
  sessionIds: readonly string[];
  mail?: StoredMail;
}

/** What becomes of an account when the owner of its address proves that it is theirs. */
export type Proofs = ReturnType<typeof createProofs>;

/** Makes the service. */
export function createProofs(dependencies: Dependencies) {
  const { db, clock, sessions, announcer, outbox, mails } = dependencies;
  const { dialect } = db;

  return {
    /**
     * The user by now, held with their company until the end of the transaction. Whoever changes
     * a company's members locks in this order.
     */
    async hold(tx: Write, userId: string): Promise<UserRow | undefined> {
      const companyId = (await findUser(tx, userId))?.company_id;
      if (companyId) await lockCompany(tx, companyId);
      await lockUser(tx, userId);
      const user = await findUser(tx, userId);
      // They joined one between the two looks.
      if (user?.company_id && user.company_id !== companyId) await lockCompany(tx, user.company_id);
      return user;
    },

    /**
     * Gives an account whose address was never proved to the owner of the address, who proved it just
     * now: nothing that others may know or hold opens it any more, and it begins outside any
     * company, in an empty workspace, under the owner's own names. A mail says so.
     * @param user As `hold` answered.
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
     * Removes an account that somebody registered with an address of somebody else. Records of its
     * own workspaces count as deleted and are gone for good with everything else that is deleted.
     * @param user As `hold` answered.
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

    /** Tells what happened, after its commit. */
    announce({ sessionIds, changes, promotedId, mail }: Aftermath): void {
      sessions.ended(sessionIds);
      if (promotedId) sessions.changed(promotedId);
      announcer.announce(changes);
      // The outbox notes how it ends; nobody waits for it.
      if (mail) void outbox.trySending(mail);
    },
  };
}
