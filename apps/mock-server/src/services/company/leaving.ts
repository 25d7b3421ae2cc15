import type { LeavingPreview, User } from '@cardinal/contract';
import { deleteAccountTokens } from '../../store/accounts/accountTokens.ts';
import { lockCompany } from '../../store/accounts/companies.ts';
import { findSuccessor, ownedLeads } from '../../store/accounts/team.ts';
import { findUser, hasOtherAdmin, lockUser, updateUser } from '../../store/accounts/users.ts';
import { moveWorkspace } from '../../store/accounts/workspaces.ts';
import type { Read } from '../../store/schema.ts';
import { toUser } from '../identity/toUser.ts';
import { requireCurrent } from '../shared/currentPrincipal.ts';
import { conflict, unauthorized } from '../shared/failures.ts';
import { ownCompany, type Principal } from '../shared/principal.ts';
import type { ServerContext } from '../context.ts';
import { depart } from './departure.ts';
import { alone } from './membership.ts';
import { say } from '../shared/sentences/sentence.ts';

type Dependencies = Pick<ServerContext, 'db' | 'clock' | 'sessions' | 'announcer'>;

/** How a signed-in member leaves their company. */
export function createLeaving(
  { db, clock, sessions, announcer }: Dependencies,
  principal: Principal,
) {
  const { userId, role } = principal;

  async function position(reader: Read, company: string) {
    const isAlone = !(await findSuccessor(reader, company, userId));
    const isNeeded = role === 'admin' && !(await hasOtherAdmin(reader, company, userId));
    return { isAlone, isLastAdmin: isNeeded && !isAlone };
  }

  return {
    /** The consequences of leaving now. @throws `not_found` without a company. */
    async preview(): Promise<LeavingPreview> {
      const id = ownCompany(principal);
      const { isAlone, isLastAdmin } = await position(db.read, id);
      const owned = await ownedLeads(db.read, id);
      const leads = owned
        .filter(({ owner_id: owner }) => owner === userId)
        .reduce((sum, { n }) => sum + Number(n), 0);
      return { leads, is_last_admin: isLastAdmin, is_last_member: isAlone };
    },

    /**
     * Leaves the company and continues in the private workspace. Leads stay with the company; its
     * only member takes everything along, and the company ends.
     * @throws `not_found` without a company; `last_admin`.
     */
    async leave(): Promise<User> {
      const id = ownCompany(principal);
      const { left, changes } = await db.writeLong(async (tx) => {
        await lockCompany(tx, id);
        await requireCurrent(tx, db.dialect, principal);
        await lockUser(tx, userId);
        const user = await findUser(tx, userId);
        if (!user) throw unauthorized();
        const { isLastAdmin } = await position(tx, id);
        if (isLastAdmin) {
          const detail = say(({ company }) => company.lastAdmin);
          throw conflict('last_admin', detail);
        }
        const { dialect } = db;
        const departure = await depart(tx, user, { dialect, clock, reason: 'left' });
        // Nobody else would ever see the records of a company that ends. Its partner keys have ended
        // with it, so their pages add no more.
        const { endedId: from } = departure;
        if (from) await moveWorkspace({ tx, dialect, from, to: user.private_workspace_id });
        await updateUser(tx, userId, alone(user.role), clock());
        // A link created by an administrator must not open the account of a former member.
        await deleteAccountTokens(tx, userId, 'reset');
        return { left: (await findUser(tx, userId)) ?? user, changes: departure.changes };
      });
      sessions.changed(userId);
      announcer.announce(changes);
      return toUser(left);
    },
  };
}
