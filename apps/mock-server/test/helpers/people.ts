import { insertCompany } from '../../src/store/accounts/companies.ts';
import type { Database } from '../../src/store/engine/database.ts';
import { newId } from '../../src/store/ids.ts';
import { insertUser, type NewUser } from '../../src/store/accounts/users.ts';

/** Stores a company. @returns Its id. */
export async function addCompany(db: Database, { isOpen = false } = {}): Promise<string> {
  const id = newId();
  const company = { id, name: id, nameKey: id, isOpen, createdBy: 'nobody', createdAt: 0 };
  await db.write((tx) => insertCompany(tx, company));
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
      passwordHash: null,
      firstName: 'Ada',
      lastName: 'Example',
      role: 'agent',
      companyId: null,
      pendingCompanyId: null,
      privateWorkspaceId: newId(),
      isActivated: true,
      emailVerifiedAt: null,
      createdAt: 0,
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
