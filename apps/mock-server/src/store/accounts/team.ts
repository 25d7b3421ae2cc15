import { dayMs } from '@cardinal/contract/limits';
import type { Read } from '../schema.ts';

const weekMs = 7 * dayMs;
/** From 1970 back to the Monday before. */
const toMonday = 3 * dayMs;

/** The week of a moment (milliseconds) as `contact_weeks` counts: Monday to Sunday, UTC. */
const contactWeek = (at: number): number => Math.floor((at + toMonday) / weekMs);

export const listMembers = (db: Read, companyId: string) =>
  db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .selectAll('users')
    .select('companies.name as company_name')
    .where('users.company_id', '=', companyId)
    .execute();

/**
 * Leads that each person of a workspace owns, by status, from the counters: assigned to them, or
 * captured by them and unassigned.
 */
export const ownedLeads = (db: Read, workspaceId: string) =>
  db
    .selectFrom('lead_counts')
    .select((row) => ['owner_id', 'lead_status', row.fn.sum<number>('n').as('n')])
    .where('workspace_id', '=', workspaceId)
    .where('owner_id', '<>', '')
    .groupBy(['owner_id', 'lead_status'])
    .execute();

/** Emails and calls of everyone in a workspace in the week of a moment, from the counters. */
export const contactsInWeek = (db: Read, workspaceId: string, at: number) =>
  db
    .selectFrom('contact_weeks')
    .select(['actor_id', 'type', 'n'])
    .where('workspace_id', '=', workspaceId)
    .where('week', '=', contactWeek(at))
    .execute();

/**
 * The member who takes over a company when its only administrator leaves: an administrator before a
 * manager before an agent, then a confirmed address, then the oldest account.
 */
export const findSuccessor = (db: Read, companyId: string, leavingId: string) =>
  db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .selectAll('users')
    .select('companies.name as company_name')
    .where('users.company_id', '=', companyId)
    .where('users.id', '<>', leavingId)
    .orderBy((row) =>
      row
        .case()
        .when('users.role', '=', 'admin')
        .then(0)
        .when('users.role', '=', 'manager')
        .then(1)
        .else(2)
        .end(),
    )
    .orderBy((row) => row.case().when('users.email_verified_at', 'is', null).then(1).else(0).end())
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst();
