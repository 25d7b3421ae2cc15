import { caseless } from '@cardinal/contract/fold';
import type { Insertable, Updateable } from 'kysely';
import type { Dialect } from '../engine/database.ts';
import type { Read, Write } from '../schema.ts';
import type { UserTable } from '../tables/accounts.ts';

type DerivedColumn = 'username_key' | 'email_key' | 'pending_since' | 'updated_at';

export type NewUser = Omit<Insertable<UserTable>, DerivedColumn>;

/** Stores a user. @returns False, without storing anything, if the email or username exists. */
export async function insertUser(tx: Write, user: NewUser): Promise<boolean> {
  const result = await tx
    .insertInto('users')
    .values({
      ...user,
      username_key: caseless(user.username),
      email_key: caseless(user.email),
      pending_since: user.pending_company_id ? user.created_at : null,
      updated_at: user.created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) === 1;
}

/** Changes to a user. The address of an account stays. */
export type UserChange = Omit<Updateable<UserTable>, DerivedColumn | 'id' | 'email'>;

/**
 * Changes a user; undefined fields are left unchanged. A taken username causes an error, so check
 * first.
 */
export async function updateUser(
  tx: Write,
  id: string,
  change: UserChange,
  at: number,
): Promise<void> {
  const { username, pending_company_id: pending } = change;
  const derived = {
    ...(username !== undefined && { username_key: caseless(username) }),
    ...(pending !== undefined && { pending_since: pending === null ? null : at }),
    updated_at: at,
  };
  await tx
    .updateTable('users')
    .set({ ...change, ...derived })
    .where('id', '=', id)
    .execute();
}

/** Makes other transactions about this user wait for the end of this one, on both engines. */
export async function lockUser(tx: Write, id: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('id', '=', id)
    .execute();
}

/**
 * The current company and role of a user. On PostgreSQL, the row is locked, so that it does not
 * change until the end of the transaction; on SQLite, there are no other writers.
 */
export function lockMembership(tx: Write, dialect: Dialect, id: string) {
  return tx
    .selectFrom('users')
    .select(['role', 'company_id', 'private_workspace_id'])
    .where('id', '=', id)
    .$if(dialect === 'postgres', (query) => query.forShare())
    .executeTakeFirst();
}

/**
 * The current hash of a user's password; null without one, undefined without such a user. It does
 * not change until the end of the transaction, so that no session is opened with a replaced
 * password.
 */
export async function lockPasswordHash(
  tx: Write,
  dialect: Dialect,
  id: string,
): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .$if(dialect === 'postgres', (query) => query.forShare())
    .executeTakeFirst();
  return row?.password_hash;
}

/** Permanently removes a user, with their sessions and links. */
export async function deleteUser(tx: Write, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

/** Removes a provider's subject from accounts whose address was never proved. */
export async function dropUnprovenSubject(tx: Write, sub: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ google_sub: null })
    .where('google_sub', '=', sub)
    .where('email_verified_at', 'is', null)
    .execute();
}

/** The administrators of a company, those who joined first; more than 20 need not be told anything. */
export const listAdmins = (db: Read, companyId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'language'])
    .where('company_id', '=', companyId)
    .where('role', '=', 'admin')
    .orderBy('created_at')
    .limit(20)
    .execute();

export async function hasOtherAdmin(db: Read, companyId: string, id: string) {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'admin')
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Whether another user has this username, in any capitalisation. */
export async function isUsernameTaken(
  db: Read,
  username: string,
  ownId?: string,
): Promise<boolean> {
  let query = db.selectFrom('users').select('id').where('username_key', '=', caseless(username));
  if (ownId) query = query.where('id', '<>', ownId);
  return Boolean(await query.executeTakeFirst());
}

/** Whether a user has this email, in any capitalisation. */
export async function isEmailTaken(db: Read, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', caseless(email))
    .executeTakeFirst();
  return Boolean(found);
}

/** Whether there is any account. */
export async function hasUsers(db: Read): Promise<boolean> {
  return Boolean(await db.selectFrom('users').select('id').limit(1).executeTakeFirst());
}

const usersWithCompany = (db: Read) =>
  db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .selectAll('users')
    .select('companies.name as company_name');

/**
 * The user with this email, in any capitalisation, with the company's name. Of accounts from before
 * invisible characters were removed, those whose address otherwise equals another account's still
 * have theirs; they are found by the address exactly as it was registered.
 */
export async function findUserByEmail(db: Read, email: string): Promise<UserRow | undefined> {
  // No address contains NUL, which PostgreSQL rejects with an error.
  if (email.includes('\0')) return undefined;
  const exact = email.normalize('NFKC').toLowerCase();
  const found = await usersWithCompany(db)
    .where('users.email_key', 'in', [exact, caseless(email)])
    .execute();
  return found.find((user) => user.email_key === exact) ?? found[0];
}

/** The user with this id, with the company's name. */
export function findUser(db: Read, id: string) {
  return usersWithCompany(db).where('users.id', '=', id).executeTakeFirst();
}

/** The user with this Google subject, with the company's name. */
export function findUserByGoogleSub(db: Read, sub: string) {
  return usersWithCompany(db).where('users.google_sub', '=', sub).executeTakeFirst();
}

/** Names and roles of people by id; unknown ids are missing. */
export async function readPeople(db: Read, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'role'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Users who are waiting to join a company, longest wait first. */
export function listPendingUsers(db: Read, companyId: string) {
  return usersWithCompany(db)
    .where('users.pending_company_id', '=', companyId)
    .orderBy('users.pending_since')
    .orderBy('users.id')
    .execute();
}

/** A stored user with the company's name. */
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;
