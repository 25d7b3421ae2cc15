import type { ChosenRole, Removal, User } from '@cardinal/contract';
import { deleteAccountTokens } from '../../store/accounts/accountTokens.ts';
import { findAgent, type Agent } from '../../store/leads/assignments.ts';
import { deleteApiKeysOf } from '../../store/accounts/apiKeys.ts';
import { deleteAssistantsOf } from '../../store/accounts/assistants.ts';
import { deleteInvitesBy, lockCompany } from '../../store/accounts/companies.ts';
import { deleteProposalsOf } from '../../store/accounts/proposals.ts';
import { isId } from '../../store/ids.ts';
import type { Write } from '../../store/schema.ts';
import {
  findUser,
  hasOtherAdmin,
  lockUser,
  updateUser,
  type UserRow,
} from '../../store/accounts/users.ts';
import { toUser } from '../identity/toUser.ts';
import { recordAudit, userSubject, type AuditRecord } from '../shared/audit.ts';
import { requireCurrent } from '../shared/currentPrincipal.ts';
import { handOver, type HandOver } from './handOver.ts';
import { alone } from './membership.ts';
import type { Principal } from '../shared/principal.ts';
import { conflict, invalid, notFound, forbidden } from '../shared/failures.ts';
import { fullName } from '../shared/names.ts';
import type { ServerContext } from '../context.ts';
import { say } from '../shared/sentences/sentence.ts';

type Dependencies = Pick<ServerContext, 'db' | 'clock' | 'sessions' | 'announcer'>;

/** @throws `last_admin` if the company has no other administrator. */
async function requireOtherAdmin(tx: Write, user: UserRow, company: string): Promise<void> {
  if (user.role !== 'admin' || (await hasOtherAdmin(tx, company, user.id))) return;
  throw conflict(
    'last_admin',
    say(({ company: texts }) => texts.lastAdminNamed({ name: fullName(user) })),
  );
}

/** Changes to a company's members, for one of its managers or administrators. */
export function createMemberChanges(
  { db, clock, sessions, announcer }: Dependencies,
  principal: Principal,
) {
  const { companyId, workspaceId } = principal;

  /**
   * Reads and locks the member until the end of the transaction. Changes to a company's members run
   * one after the other, so that two administrators can't remove each other.
   */
  async function lockMember(tx: Write, userId: string): Promise<UserRow> {
    if (!companyId || !isId(userId)) throw notFound('member');
    await lockCompany(tx, companyId);
    await requireCurrent(tx, db.dialect, principal);
    await lockUser(tx, userId);
    const user = await findUser(tx, userId);
    if (user?.company_id !== companyId) throw notFound('member');
    if (user.role === 'admin' && principal.role !== 'admin') {
      throw forbidden(say(({ company }) => company.changeAdmin));
    }
    return user;
  }

  const audit = (tx: Write, user: UserRow, record: Omit<AuditRecord, 'subject'>) =>
    recordAudit(tx, principal, clock(), [{ subject: userSubject(user), ...record }]);

  /** The agent who takes over the leads of a member. @throws `invalid` if there is no such agent. */
  async function colleague(tx: Write, leaving: string, id: string): Promise<Agent> {
    const mayBe = companyId && id !== leaving;
    const agent = mayBe ? await findAgent(tx, db.dialect, companyId, id) : undefined;
    if (agent) return agent;
    throw invalid([{ path: 'leads_to', message: say(({ company }) => company.agent) }]);
  }

  return {
    /** Changes a member's role. @throws `forbidden`, `not_found`, `last_admin`. */
    async setRole(userId: string, role: ChosenRole): Promise<User> {
      if (role === 'admin' && principal.role !== 'admin') {
        throw forbidden(say(({ company }) => company.promote));
      }
      const { user, isChanged } = await db.write(async (tx) => {
        const before = await lockMember(tx, userId);
        if (before.role === role) return { user: before, isChanged: false };
        await requireOtherAdmin(tx, before, workspaceId);
        await updateUser(tx, userId, { role }, clock());
        // Their invitations may be for roles above their current one.
        await deleteInvitesBy(tx, workspaceId, userId);
        await audit(tx, before, {
          action: 'role_changed',
          before: { role: before.role },
          after: { role },
        });
        return { user: { ...before, role }, isChanged: true };
      });
      if (isChanged) sessions.changed(userId);
      return toUser(user);
    },

    /**
     * Removes a member from the company; they continue in their private workspace. Their leads go to
     * a colleague, or those assigned to them become unassigned.
     * @throws As `setRole`; `invalid` if the colleague is not an activated agent of the company.
     */
    async remove(userId: string, leadsTo?: string): Promise<Removal> {
      const handed = await db.writeLong(async (tx): Promise<HandOver> => {
        const user = await lockMember(tx, userId);
        await requireOtherAdmin(tx, user, workspaceId);
        const agent = leadsTo === undefined ? null : await colleague(tx, userId, leadsTo);
        await updateUser(tx, userId, alone(user.role), clock());
        // Their own invitation would let them join again.
        await deleteInvitesBy(tx, workspaceId, userId);
        await deleteApiKeysOf(tx, workspaceId, userId);
        await deleteAssistantsOf(tx, userId, workspaceId);
        await deleteProposalsOf(tx, { workspaceId, userId });
        // A link created by an administrator of this company must not open the account of a former member.
        await deleteAccountTokens(tx, userId, 'reset');
        const leads = await handOver(tx, db.dialect, principal, { from: userId, to: agent, clock });
        await audit(tx, user, {
          action: 'member_removed',
          before: { role: user.role, company_id: workspaceId },
          after: {
            role: user.role,
            company_id: null,
            leads: leads.count,
            leads_to: leadsTo ?? null,
          },
        });
        return leads;
      });
      sessions.changed(userId);
      announcer.announce(handed.changes);
      return { leads: handed.count, leads_to: leadsTo ?? null };
    },
  };
}
