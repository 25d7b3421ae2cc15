import type { ChosenRole, PendingMember, ResetLink, Role, User } from '@cardinal/contract';
import { isId } from '../../store/ids.ts';
import type { Write } from '../../store/schema.ts';
import {
  findUser,
  listPendingUsers,
  lockUser,
  updateUser,
  type UserRow,
} from '../../store/accounts/users.ts';
import { countLeadsOf } from '../../store/accounts/workspaces.ts';
import { toUser } from '../identity/toUser.ts';
import { recordAudit, userSubject, type AuditRecord } from '../shared/audit.ts';
import { makeHandedLink } from '../identity/handedLink.ts';
import { enter, memberOf } from './membership.ts';
import type { Principal } from '../shared/principal.ts';
import { notFound, forbidden } from '../shared/failures.ts';
import { isoOf } from '../shared/times.ts';
import type { ServerContext } from '../context.ts';
import { say } from '../shared/sentences/sentence.ts';

type Dependencies = Pick<ServerContext, 'db' | 'clock' | 'sessions' | 'announcer' | 'publicUrl'>;

/** A user who is waiting to join, as calls return them. @param leads How many they would bring */
const toRequest = (user: UserRow, leads = 0): PendingMember => ({
  user: toUser(user),
  requested_at: isoOf(user.pending_since ?? user.updated_at),
  private_leads: leads,
});

/** Requests to join a company and links for passwords, for a manager or administrator. */
export function createMemberService(
  { db, clock, sessions, announcer, publicUrl }: Dependencies,
  principal: Principal,
) {
  const { companyId, role: ownRole } = principal;

  /** Records in the company's audit trail, which is that of the principal's workspace. */
  const audit = (
    tx: Write,
    at: number,
    action: AuditRecord['action'],
    user: UserRow,
    role?: Role,
  ) =>
    recordAudit(tx, principal, at, [
      {
        action,
        subject: userSubject(user),
        ...(role && { after: { role } }),
      },
    ]);

  /** Reads and locks the waiting user until the end of the transaction. */
  async function waiting(tx: Write, userId: string): Promise<UserRow> {
    if (isId(userId)) await lockUser(tx, userId);
    const user = isId(userId) ? await findUser(tx, userId) : undefined;
    if (!user || !companyId || user.pending_company_id !== companyId) {
      throw notFound('joinRequest');
    }
    return user;
  }

  return {
    /** Users who are waiting to join, with the number of leads they would bring. */
    async pending(): Promise<PendingMember[]> {
      if (!companyId) return [];
      const users = await listPendingUsers(db.read, companyId);
      const workspaceIds = users.map((user) => user.private_workspace_id);
      const leads = await countLeadsOf(db.read, workspaceIds);
      return users.map((user) => toRequest(user, leads.get(user.private_workspace_id)));
    },

    /** Approves a request to join; the user's private leads move too. @throws `forbidden`, `not_found`. */
    async approve(userId: string, role: ChosenRole): Promise<User> {
      if (role === 'admin' && ownRole !== 'admin') {
        throw forbidden(say(({ company }) => company.promote));
      }
      const at = clock();
      const { user, changes } = await db.writeLong(async (tx) => {
        const before = await waiting(tx, userId);
        const membership = memberOf(companyId, role);
        const entry = { dialect: db.dialect, at, origin: principal.clientId };
        const moved = await enter(tx, before, membership, entry);
        await audit(tx, at, 'member_approved', before, role);
        return { user: toUser((await findUser(tx, userId)) ?? before), changes: moved };
      });
      sessions.changed(userId);
      announcer.announce(changes);
      return user;
    },

    /** Rejects a request to join. @throws `not_found`. */
    async reject(userId: string): Promise<void> {
      const at = clock();
      await db.write(async (tx) => {
        const user = await waiting(tx, userId);
        await updateUser(tx, userId, { pending_company_id: null, is_activated: 1 }, at);
        await audit(tx, at, 'member_rejected', user);
      });
      sessions.changed(userId);
    },

    /** A link with which a member sets a new password. @throws `forbidden` except for administrators; `not_found`. */
    async resetLink(userId: string): Promise<ResetLink> {
      if (ownRole !== 'admin') {
        throw forbidden(say(({ company }) => company.passwordLink));
      }
      const now = clock();
      const { link, expires_at } = await db.write(async (tx) => {
        const user = isId(userId) ? await findUser(tx, userId) : undefined;
        if (!user || !companyId || user.company_id !== companyId) throw notFound('person');
        await audit(tx, now, 'reset_link_made', user);
        return makeHandedLink(tx, userId, { publicUrl, now });
      });
      return { link, expires_at: isoOf(expires_at) };
    },
  };
}
