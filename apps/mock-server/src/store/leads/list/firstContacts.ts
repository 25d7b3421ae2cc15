import { sql, type SqlBool } from 'kysely';
import { countUpToCap, type Total } from '../../page.ts';
import type { Read } from '../../schema.ts';
import { leadColumns, type LeadRow } from '../leadRows.ts';
import { inScope, type LeadScope } from '../leadScope.ts';

/** Whose leads: those of a user, or those that nobody looks after. */
export type Waiting = { workspaceId: string } & ({ ownerId: string } | { ownerId?: never });

/**
 * Open leads that nobody has contacted, plans to contact, or is done with. Those that were asked to be
 * contacted are due, and therefore not among them.
 */
const waits = sql<SqlBool>`leads.first_contact_at is null and leads.todo_at is null
  and leads.step_done_at is null and leads.lead_status <> 'Closed'`;

/** Leads of a user in a company are assigned to them; in a workspace of one person, none is. */
const condition = (scope: LeadScope, isCompany: boolean) => {
  if (!isCompany) return sql<SqlBool>`${inScope(scope)} and ${waits}`;
  const assigned =
    scope.ownerId === undefined
      ? sql`leads.assigned_to is null`
      : sql`leads.assigned_to is not null`;
  return sql<SqlBool>`${inScope(scope)} and ${assigned} and ${waits}`;
};

/** The first leads that wait for their first contact, longest first, and how many do. */
export async function firstContacts(
  db: Read,
  scope: Waiting,
  { isCompany, most }: { isCompany: boolean; most: number },
): Promise<{ rows: LeadRow[] } & Total> {
  const where = condition(scope, isCompany);
  const [rows, total] = await Promise.all([
    db
      .selectFrom('leads')
      .select(leadColumns)
      .where(where)
      .orderBy(sql`leads.created_at, leads.id`)
      .limit(most)
      .execute(),
    countUpToCap(db, (limit) => sql`(select 1 from leads where ${where} limit ${limit})`),
  ]);
  return { rows, ...total };
}
