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
import { invitationLetter, letterTextsFor } from '../mail/toUsers/accountLetters.ts';
import { requireMayMail, type LeadMailDependencies } from '../mail/leadMail.ts';
import { mailOf } from '../mail/letter.ts';
import { fullName } from '../shared/names.ts';
import { isoOf } from '../shared/times.ts';
import { say } from '../shared/sentences/sentence.ts';

type InviteRow = Awaited<ReturnType<typeof listInvites>>[number];

type Dependencies = LeadMailDependencies;

/** Role, validity and recipient of an invitation. */
export interface InviteRequest {
  role: ChosenRole;
  days: number;
  /** Null: the inviter passes the link on. */
  email?: string | null | undefined;
}

/** A stored invitation as calls return it. */
const toListedInvite = (row: InviteRow): ListedInvite => ({
  id: row.id,
  role: row.role,
  email: row.email,
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
  keep_card_pictures: row.keep_card_pictures === 1,
});

/** The company of a signed-in manager or administrator. */
export function createCompanyService(dependencies: Dependencies, principal: Principal) {
  const { db, clock, outbox, publicUrl, sendsMail } = dependencies;
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
        throw forbidden(say(({ company }) => company.listing));
      }
      return db.write(async (tx) => {
        await lockCompany(tx, id);
        const before = await findCompany(tx, id);
        if (!before) throw notFound('company');
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
      if (!company) throw notFound('company');
      return toOwnCompany(company);
    },

    /**
     * Creates a link for joining, and emails it if it is for an address.
     * @throws `forbidden` for a role above one's own; `not_found`; as `requireMayMail` with an address.
     */
    async invite({ role, days, email = null }: InviteRequest): Promise<Invite> {
      const id = ownCompany(principal);
      if (role === 'admin' && principal.role !== 'admin') {
        throw forbidden(say(({ company }) => company.inviteAdmin));
      }
      if (email !== null) await requireMayMail(dependencies, principal);
      const token = createToken();
      const now = clock();
      const link = `${publicUrl}/dashboard?invite=${token}`;
      const expiresAt = now + days * dayMs;
      const invite = {
        token_hash: hashToken(token),
        company_id: id,
        role,
        email,
        created_by: userId,
        created_at: now,
        expires_at: expiresAt,
      };
      const { creator, stored } = await db.write(async (tx) => {
        await insertInvite(tx, invite);
        const after: Record<string, string | number> = { role, days };
        if (email !== null) after['email'] = email;
        await audit(tx, id, { action: 'invite_made', after });
        const user = await findUser(tx, userId);
        // Nobody could read a copy that stays on this server.
        if (email === null || !sendsMail || !user) return { creator: user, stored: undefined };
        const texts = await letterTextsFor(user);
        const letter = invitationLetter(user, { role, link, expiresAt }, texts);
        const mail = {
          ...(await mailOf(letter)),
          workspaceId: id,
          userId,
          leadId: null,
          to: { name: '', address: email },
        };
        return { creator: user, stored: await outbox.store(tx, mail) };
      });
      const outcome = stored && (await outbox.trySending(stored));
      return {
        id: inviteIdOf(invite.token_hash),
        link,
        role,
        email,
        email_sent: stored !== undefined && outcome?.state !== 'failed',
        created_by: { id: userId, name: creator ? fullName(creator) : '' },
        created_at: isoOf(now),
        expires_at: isoOf(expiresAt),
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
        if (!invite) throw notFound('invitation');
        if (invite.role === 'admin' && principal.role !== 'admin') {
          throw forbidden(say(({ company }) => company.revokeAdmin));
        }
        await audit(tx, id, { action: 'invite_revoked', before: { role: invite.role } });
      });
    },
  };
}
