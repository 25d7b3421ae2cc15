import type {
  ChosenRole,
  CompanyChange,
  Invite,
  ListedInvite,
  OwnCompany,
} from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import {
  deleteInvite,
  findCompany,
  insertInvite,
  inviteIdOf,
  listInvites,
  lockCompany,
  updateCompany,
} from '../../store/accounts/companies.ts';
import { findUser } from '../../store/accounts/users.ts';
import type { Write } from '../../store/schema.ts';
import { recordAudit, type AuditRecord } from '../shared/audit.ts';
import { ownCompany, type Principal } from '../shared/principal.ts';
import { forbidden, notFound } from '../shared/failures.ts';
import { createToken, hashToken } from '../identity/tokens.ts';
import { fullName } from '../shared/names.ts';
import { isoOf } from '../shared/times.ts';
import type { ServerContext } from '../context.ts';

type InviteRow = Awaited<ReturnType<typeof listInvites>>[number];

type Dependencies = Pick<ServerContext, 'db' | 'clock' | 'publicUrl'>;

/** A stored invitation as calls return it. */
const toListedInvite = (row: InviteRow): ListedInvite => ({
  id: row.id,
  role: row.role,
  created_by: { id: row.created_by, name: fullName(row) },
  created_at: isoOf(row.created_at),
  expires_at: isoOf(row.expires_at),
});

/** A stored company as its managers see it. */
const toOwnCompany = (row: NonNullable<Awaited<ReturnType<typeof findCompany>>>): OwnCompany => ({
  company_id: row.id,
  name: row.name,
  listed: row.listed === 1,
  about: row.about,
  tone: row.tone,
});

/** The company of a signed-in manager or administrator. */
export function createCompanyService({ db, clock, publicUrl }: Dependencies, principal: Principal) {
  const { companyId, userId } = principal;

  async function audit(tx: Write, id: string, record: Omit<AuditRecord, 'subject'>) {
    const company = await findCompany(tx, id);
    const subject = { type: 'company', id, name: company?.name ?? '' } as const;
    await recordAudit(tx, principal, clock(), [{ subject, ...record }]);
  }

  return {
    /**
     * Changes what the company says about itself, or whether the public list shows it.
     * @throws `not_found` without a company; `forbidden` for the list, except to administrators.
     */
    async change(change: CompanyChange): Promise<OwnCompany> {
      const id = ownCompany(principal);
      if (change.listed !== undefined && principal.role !== 'admin') {
        throw forbidden('Only an administrator can show or hide the company in the list.');
      }
      return db.write(async (tx) => {
        await lockCompany(tx, id);
        const before = await findCompany(tx, id);
        if (!before) throw notFound('A company of yours');
        const company = { ...toOwnCompany(before), ...change };
        await updateCompany(tx, id, change);
        await audit(tx, id, { action: 'company_changed', after: change });
        return company;
      });
    },

    /** The company itself. @throws `not_found` without a company. */
    async own(): Promise<OwnCompany> {
      const id = ownCompany(principal);
      const company = await findCompany(db.read, id);
      if (!company) throw notFound('A company of yours');
      return toOwnCompany(company);
    },

    /** Creates a link for joining. @throws `forbidden` for a role above one's own; `not_found`. */
    async invite({ role, days }: { role: ChosenRole; days: number }): Promise<Invite> {
      const id = ownCompany(principal);
      if (role === 'admin' && principal.role !== 'admin') {
        throw forbidden('Only an administrator can invite an administrator.');
      }
      const token = createToken();
      const now = clock();
      const invite = {
        token_hash: hashToken(token),
        company_id: id,
        role,
        created_by: userId,
        created_at: now,
        expires_at: now + days * dayMs,
      };
      const creator = await db.write(async (tx) => {
        await insertInvite(tx, invite);
        await audit(tx, id, { action: 'invite_made', after: { role, days } });
        return findUser(tx, userId);
      });
      return {
        id: inviteIdOf(invite.token_hash),
        link: `${publicUrl}/dashboard?invite=${token}`,
        role,
        created_by: { id: userId, name: creator ? fullName(creator) : '' },
        created_at: isoOf(now),
        expires_at: isoOf(invite.expires_at),
      };
    },

    /** The invitations that are still valid, newest first. */
    async invites(): Promise<ListedInvite[]> {
      if (!companyId) return [];
      const rows = await listInvites(db.read, companyId, clock());
      return rows.map(toListedInvite);
    },

    /**
     * Ends an invitation.
     * @throws `not_found`; `forbidden` for an administrator's, except to administrators.
     */
    async revoke(inviteId: string): Promise<void> {
      const id = ownCompany(principal);
      await db.write(async (tx) => {
        const invite = await deleteInvite(tx, id, inviteId);
        if (!invite) throw notFound('This invitation');
        if (invite.role === 'admin' && principal.role !== 'admin') {
          throw forbidden('Only an administrator can revoke an invitation for administrators.');
        }
        await audit(tx, id, { action: 'invite_revoked', before: { role: invite.role } });
      });
    },
  };
}
