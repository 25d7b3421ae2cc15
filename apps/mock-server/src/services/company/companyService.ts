import type { ChosenRole, Invite, OwnCompany } from '@cardinal/contract';
import { findCompany, insertInvite, setListed } from '../../store/accounts/companies.ts';
import type { Database } from '../../store/engine/database.ts';
import { recordAudit } from '../shared/audit.ts';
import type { Principal } from '../shared/principal.ts';
import { forbidden, notFound } from '../shared/failures.ts';
import { createToken, hashToken } from '../identity/tokens.ts';

/** How long an invitation is valid, in milliseconds. */
const inviteLife = 7 * 86_400_000;

interface Dependencies {
  db: Database;
  clock: () => number;
  /** Public URL of the server, without a trailing slash. */
  publicUrl: string;
}

/** The company of a signed-in manager or administrator. */
export interface CompanyService {
  /** Shows it in the public list, or hides it. @throws `not_found` without a company. */
  setListed(listed: boolean): Promise<OwnCompany>;
  /** Creates a link for joining. @throws `forbidden` for a role above one's own; `not_found`. */
  invite(role: ChosenRole): Promise<Invite>;
}

/** Creates the service for one signed-in manager or administrator. */
export function createCompanyService(
  { db, clock, publicUrl }: Dependencies,
  principal: Principal,
): CompanyService {
  const { companyId, userId } = principal;
  const ownId = (): string => {
    if (!companyId) throw notFound('A company of yours');
    return companyId;
  };

  return {
    async setListed(listed) {
      const id = ownId();
      return db.write(async (tx) => {
        const company = await setListed(tx, id, listed);
        if (!company) throw notFound('A company of yours');
        const subject = { type: 'company', id, name: company.name } as const;
        await recordAudit(tx, principal, clock(), [
          { action: 'company_changed', subject, after: { listed } },
        ]);
        return { company_id: id, name: company.name, listed };
      });
    },

    async invite(role) {
      const id = ownId();
      if (role === 'admin' && principal.role !== 'admin') {
        throw forbidden('Only an administrator can invite an administrator.');
      }
      const token = createToken();
      const now = clock();
      const expiresAt = now + inviteLife;
      await db.write(async (tx) => {
        const company = await findCompany(tx, id);
        const subject = { type: 'company', id, name: company?.name ?? '' } as const;
        const invite = { companyId: id, role, createdBy: userId, createdAt: now, expiresAt };
        await insertInvite(tx, { ...invite, tokenHash: hashToken(token) });
        await recordAudit(tx, principal, now, [
          { action: 'invite_made', subject, after: { role } },
        ]);
      });
      const link = `${publicUrl}/dashboard?invite=${token}`;
      return { link, role, expires_at: new Date(expiresAt).toISOString() };
    },
  };
}
