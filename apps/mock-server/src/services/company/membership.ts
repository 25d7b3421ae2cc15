import type { ChosenRole, Role } from '@cardinal/contract';
import { fold, withoutInvisible } from '@cardinal/contract/fold';
import type { Change } from '../../realtime/changes.ts';
import {
  findCompany,
  findInvite,
  insertCompany,
  lockCompany,
} from '../../store/accounts/companies.ts';
import { isId, newId } from '../../store/ids.ts';
import type { Dialect } from '../../store/engine/database.ts';
import type { Write } from '../../store/schema.ts';
import { updateUser, type UserRow } from '../../store/accounts/users.ts';
import { countLeadsOf, moveWorkspace } from '../../store/accounts/workspaces.ts';
import { recordAudit, userSubject } from '../shared/audit.ts';
import { conflict, invalid } from '../shared/failures.ts';
import { leadsImported } from '../../realtime/countMessages.ts';
import { hashToken } from '../identity/tokens.ts';
import { say } from '../shared/sentences/sentence.ts';

/** The company a user belongs to or waits to join, and their role. */
export type Membership = Pick<
  UserRow,
  'role' | 'company_id' | 'pending_company_id' | 'is_activated'
>;

export const memberOf = <Id extends string | null>(
  company_id: Id,
  role: Role,
): Membership & { company_id: Id } => ({
  role,
  company_id,
  pending_company_id: null,
  is_activated: 1,
});

/** No membership: the user works in a private workspace. */
export const alone = (role: Role): Membership => memberOf(null, role);

/** Founds a company; its founder is its administrator. @throws `company_taken`. */
export async function foundCompany(
  tx: Write,
  { name, userId, at }: { name: string; userId: string; at: number },
): Promise<Membership & { company_id: string }> {
  const id = newId(at);
  const isNew = await insertCompany(tx, {
    id,
    name,
    name_key: fold(withoutInvisible(name)),
    open: 0,
    created_by: userId,
    created_at: at,
  });
  if (!isNew) {
    throw conflict(
      'company_taken',
      say(({ company }) => company.taken),
    );
  }
  return memberOf(id, 'admin');
}

/** Records in the audit trail of a new company who founded it. */
export async function recordFounding(tx: Write, founder: UserRow, at: number): Promise<void> {
  const { company_id: id, company_name: name } = founder;
  if (!id || !name) return;
  const subject = { type: 'company', id, name } as const;
  const actor = { workspaceId: id, userId: founder.id };
  await recordAudit(tx, actor, at, [{ action: 'company_created', subject }]);
}

/** Records in the audit trail of a company that a member changed their own role. */
export async function recordOwnRole(
  tx: Write,
  user: UserRow,
  role: Role,
  at: number,
): Promise<void> {
  const { id, company_id: workspaceId } = user;
  if (!workspaceId) return;
  const change = { before: { role: user.role }, after: { role } };
  await recordAudit(tx, { workspaceId, userId: id }, at, [
    { action: 'role_changed', subject: userSubject(user), ...change },
  ]);
}

/**
 * Joins immediately if the company is open; otherwise waits for its approval.
 * @throws `invalid` if the company does not exist.
 */
export async function joinCompany(
  tx: Write,
  companyId: string,
  role: ChosenRole,
): Promise<Membership> {
  // Locked, because the last member may leave at this moment, which ends the company.
  const isThere = isId(companyId) && (await lockCompany(tx, companyId));
  const company = isThere ? await findCompany(tx, companyId) : undefined;
  if (!company)
    throw invalid([{ path: 'company_id', message: say(({ company }) => company.missing) }]);
  return company.open
    ? memberOf(companyId, role)
    : { role, company_id: null, pending_company_id: companyId, is_activated: 0 };
}

/** The invitation does not exist, was revoked or has expired. */
export const invalidInvite = () =>
  invalid([
    {
      path: 'invite_token',
      message: say(({ company }) => company.badInvitation),
    },
  ]);

/** Joins with the role of an invitation. @throws `invalid` if it does not exist or has expired. */
export async function acceptInvite(tx: Write, token: string, now: number): Promise<Membership> {
  const find = () => findInvite(tx, hashToken(token), now);
  const found = await find();
  // Ending an invitation locks its company, so an invitation found under the lock stays valid.
  const invite = found && (await lockCompany(tx, found.company_id)) ? await find() : undefined;
  if (!invite) throw invalidInvite();
  return memberOf(invite.company_id, invite.role);
}

/** A user belongs to at most one company. @throws `already_member`. */
export function refuseMember(user: UserRow): void {
  if (user.company_id) {
    throw conflict(
      'already_member',
      say(({ company }) => company.member({ company: user.company_name ?? '' })),
    );
  }
}

/**
 * Gives a user a membership. Their private records move into a company with them.
 * @param origin `X-Client-Id` of the request
 * @returns What to announce to the company after the commit.
 */
export async function enter(
  tx: Write,
  user: UserRow,
  membership: Membership,
  { dialect, at, origin }: { dialect: Dialect; at: number; origin: string | null },
): Promise<Change[]> {
  await updateUser(tx, user.id, membership, at);
  const { company_id: to } = membership;
  if (!to || user.company_id) return [];
  const { id: userId, private_workspace_id: from } = user;
  const count = (await countLeadsOf(tx, [from])).get(from) ?? 0;
  await moveWorkspace({ tx, dialect, from, to }, membership.role === 'agent' ? userId : null);
  return count === 0 ? [] : leadsImported({ workspaceId: to, origin }, new Map([[userId, count]]));
}
