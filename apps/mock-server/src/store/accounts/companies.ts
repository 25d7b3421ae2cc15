import type { CompanyChange } from '@cardinal/contract';
import { sql, type Insertable } from 'kysely';
import type { Read, Write } from '../schema.ts';
import type { CompanyInviteTable, CompanyTable } from '../tables/accounts.ts';
import type { Flag } from '../tables/shared.ts';

/** Companies of the public list whose folded name begins with a text, by name. */
export const listCompanies = (db: Read, { prefix, limit }: { prefix: string; limit: number }) =>
  db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('listed', '=', 1)
    .where('name_key', '>=', prefix)
    .where('name_key', '<', `${prefix}\u{10ffff}`)
    .orderBy('name_key')
    .limit(limit)
    .execute();

export function findCompany(db: Read, id: string) {
  return db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores a company. @returns False, without storing anything, if the name is taken. */
export async function insertCompany(
  tx: Write,
  company: Omit<Insertable<CompanyTable>, 'listed'>,
): Promise<boolean> {
  const result = await tx
    .insertInto('companies')
    .values({ ...company, listed: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) === 1;
}

const flag = (value: boolean | undefined): Flag | undefined =>
  value === undefined ? undefined : value ? 1 : 0;

/** Changes a company; undefined fields are left unchanged. */
export async function updateCompany(
  tx: Write,
  id: string,
  { listed, about, tone, keep_card_pictures: keepsPictures }: CompanyChange,
): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ listed: flag(listed), about, tone, keep_card_pictures: flag(keepsPictures) })
    .where('id', '=', id)
    .execute();
}

/** Stores an invitation, and removes expired ones of the company. */
export async function insertInvite(
  tx: Write,
  invite: Insertable<CompanyInviteTable>,
): Promise<void> {
  await tx
    .deleteFrom('company_invites')
    .where('company_id', '=', invite.company_id)
    .where('expires_at', '<=', invite.created_at)
    .execute();
  await tx.insertInto('company_invites').values(invite).execute();
}

/** The part of a token's hash that identifies an invitation; the hash itself stays in the store. */
const inviteId = sql<string>`substr(company_invites.token_hash, 1, 22)`;

export const inviteIdOf = (tokenHash: string): string => tokenHash.slice(0, 22);

/** The invitations to a company that are still valid at `now` (milliseconds), newest first. */
export function listInvites(db: Read, companyId: string, now: number) {
  return db
    .selectFrom('company_invites')
    .leftJoin('users', 'users.id', 'company_invites.created_by')
    .select([
      inviteId.as('id'),
      'company_invites.role',
      'company_invites.email',
      'company_invites.created_by',
      'company_invites.created_at',
      'company_invites.expires_at',
      'users.first_name',
      'users.last_name',
    ])
    .where('company_invites.company_id', '=', companyId)
    .where('company_invites.expires_at', '>', now)
    .orderBy('company_invites.created_at', 'desc')
    .orderBy('company_invites.token_hash')
    .execute();
}

/** Removes an invitation to a company. @returns Its role; undefined if there is none with the id. */
export function deleteInvite(tx: Write, companyId: string, id: string) {
  return tx
    .deleteFrom('company_invites')
    .where('company_id', '=', companyId)
    .where(inviteId, '=', id)
    .returning('role')
    .executeTakeFirst();
}

export async function deleteInvitesBy(tx: Write, companyId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('company_invites')
    .where('company_id', '=', companyId)
    .where('created_by', '=', userId)
    .execute();
}

/**
 * Makes other transactions about a company's members wait for the end of this one.
 * @returns Whether the company exists.
 */
export async function lockCompany(tx: Write, id: string): Promise<boolean> {
  const result = await tx
    .updateTable('companies')
    .set((row) => ({ listed: row.ref('listed') }))
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/**
 * Removes a company that has no members left, with its invitations, partner keys and the requests to
 * join it. Its records stay, without readers.
 */
export async function deleteCompany(tx: Write, id: string): Promise<void> {
  await tx.deleteFrom('company_invites').where('company_id', '=', id).execute();
  // Their origins and sessions go with them.
  await tx.deleteFrom('partner_keys').where('workspace_id', '=', id).execute();
  await tx
    .updateTable('users')
    .set({ pending_company_id: null, pending_since: null, is_activated: 1 })
    .where('pending_company_id', '=', id)
    .execute();
  await tx.deleteFrom('companies').where('id', '=', id).execute();
}

/** What a valid invitation offers: names, role and expiry; undefined if there is none. */
export function findOfferedInvite(db: Read, tokenHash: string, now: number) {
  return db
    .selectFrom('company_invites')
    .innerJoin('companies', 'companies.id', 'company_invites.company_id')
    .leftJoin('users', 'users.id', 'company_invites.created_by')
    .select([
      'companies.name as company_name',
      'company_invites.role',
      'company_invites.expires_at',
      'users.first_name',
      'users.last_name',
    ])
    .where('company_invites.token_hash', '=', tokenHash)
    .where('company_invites.expires_at', '>', now)
    .executeTakeFirst();
}

/** An invitation that is still valid at `now` (milliseconds). */
export function findInvite(db: Read, tokenHash: string, now: number) {
  return db
    .selectFrom('company_invites')
    .select(['company_id', 'role'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
