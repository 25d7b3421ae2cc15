import { insertCompany } from '../../src/store/accounts/companies.ts';
import type { Database } from '../../src/store/engine/database.ts';
import { newId } from '../../src/store/ids.ts';
import { insertUser, type NewUser } from '../../src/store/accounts/users.ts';

/** Stores a company. @returns Its id. */
export async function addCompany(db: Database, { isOpen = false } = {}): Promise<string> {
  const id = newId();
  const company = { id, name: id, name_key: id, created_by: 'nobody', created_at: 0 };
  await db.write((tx) => insertCompany(tx, { ...company, open: isOpen ? 1 : 0 }));
  return id;
}

/** Stores a user; by default, an activated agent. @returns Their id. */
export async function addMember(db: Database, user: Partial<NewUser> = {}): Promise<string> {
  const id = newId();
  await db.write((tx) =>
    insertUser(tx, {
      id,
      username: id,
      email: `${id}@example.com`,
      password_hash: null,
      first_name: 'Ada',
      last_name: 'Example',
      role: 'agent',
      company_id: null,
      pending_company_id: null,
      private_workspace_id: newId(),
      is_activated: 1,
      email_verified_at: null,
      created_at: 0,
      ...user,
    }),
  );
  return id;
}

/** Keeps every session active at a moment in the future. @param at Milliseconds */
export async function keepSessions(db: Database, at: number): Promise<void> {
  const active = { last_used_at: at, expires_at: at + 1 };
  await db.write((tx) => tx.updateTable('sessions').set(active).execute());
}
