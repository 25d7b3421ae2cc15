import type { Database, Dialect } from '../../store/engine/database.ts';
import type { Write } from '../../store/schema.ts';
import { lockMembership } from '../../store/accounts/users.ts';
import type { Principal } from './principal.ts';
import { conflict } from './failures.ts';
import { say } from './sentences/sentence.ts';

/**
 * Checks that a principal's company and role have not changed since the request began, and keeps
 * them unchanged until the end of the transaction.
 * @throws `membership_changed`.
 */
export async function requireCurrent(
  tx: Write,
  dialect: Dialect,
  { userId, workspaceId, role }: Principal,
): Promise<void> {
  const now = await lockMembership(tx, dialect, userId);
  if ((now?.company_id ?? now?.private_workspace_id) === workspaceId && now?.role === role) return;
  throw conflict(
    'membership_changed',
    say(({ access }) => access.changed),
  );
}

/**
 * The database for a principal's request: while they join or leave a company, the request must not
 * write to their former workspace, nor with their former role.
 */
export function boundTo(db: Database, principal: Principal): Database {
  const bound =
    <T>(work: (tx: Write) => Promise<T>) =>
    async (tx: Write): Promise<T> => {
      await requireCurrent(tx, db.dialect, principal);
      return work(tx);
    };
  return {
    ...db,
    write: (work) => db.write(bound(work)),
    writeBulk: (work) => db.writeBulk(bound(work)),
    writeLong: (work) => db.writeLong(bound(work)),
  };
}

/** Dependencies of services, with the database bound to a principal. */
export const actingFor = <T extends { db: Database }>(context: T, principal: Principal): T => ({
  ...context,
  db: boundTo(context.db, principal),
});
