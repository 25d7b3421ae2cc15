import { sql } from 'kysely';
import type { Dialect } from '../engine/database.ts';
import { isId } from '../ids.ts';
import { leadColumns, type LeadRow } from './leadRows.ts';
import { inScope, type LeadScope } from './leadScope.ts';
import type { Read, Write } from '../schema.ts';
import { inBatches } from '../batches.ts';

/** A user to whom leads can be assigned. */
export interface Agent {
  id: string;
  first_name: string;
  last_name: string;
}

const agentsOf = (db: Read, companyId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('company_id', '=', companyId)
    .where('role', '=', 'agent')
    .where('is_activated', '=', 1);

/**
 * Agents who are about to receive leads; locked on PostgreSQL, so that they stay members until
 * then.
 */
const lockAgentsOf = (tx: Write, dialect: Dialect, companyId: string) =>
  agentsOf(tx, companyId).$if(dialect === 'postgres', (query) => query.forShare());

/** The activated agents of a company, in a stable order, locked until the transaction ends. */
export const listAgents = (tx: Write, dialect: Dialect, companyId: string): Promise<Agent[]> =>
  lockAgentsOf(tx, dialect, companyId).orderBy('id').execute();

/** The activated agents of a company with their names and addresses. */
export const listAgentAddresses = (db: Read, companyId: string) =>
  agentsOf(db, companyId).select('email').execute();

/** An activated agent of a company by id, locked until the transaction ends. */
export async function findAgent(
  tx: Write,
  dialect: Dialect,
  companyId: string,
  id: string,
): Promise<Agent | undefined> {
  if (!isId(id)) return undefined;
  return lockAgentsOf(tx, dialect, companyId).where('id', '=', id).executeTakeFirst();
}

/** Leads of a scope by their ids, locked until the transaction ends. */
export async function lockLeads(
  tx: Write,
  dialect: Dialect,
  scope: LeadScope,
  ids: readonly string[],
): Promise<LeadRow[]> {
  const possible = ids.filter(isId);
  if (possible.length === 0) return [];
  return tx
    .selectFrom('leads')
    .select(leadColumns)
    .where(inScope(scope))
    .where('id', 'in', possible)
    .orderBy('id')
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .execute();
}

/** Assigns locked leads to an agent, or returns them to their creators. @returns The changed leads. */
export async function assignLeads(
  tx: Write,
  workspaceId: string,
  ids: readonly string[],
  { agentId, at }: { agentId: string | null; at: number },
): Promise<LeadRow[]> {
  const assigned: LeadRow[] = [];
  for (const batch of inBatches(ids)) {
    const rows = await tx
      .updateTable('leads')
      .set((row) => ({
        assigned_to: agentId,
        // The lead that goes back to whom it came from is not new there.
        assigned_at:
          agentId === null
            ? null
            : sql<number | null>`case when previous_agent_id = ${agentId}
                then previous_assigned_at else ${at} end`,
        previous_agent_id: row.ref('assigned_to'),
        previous_assigned_at: row.ref('assigned_at'),
        owner_id: agentId ?? row.ref('created_by'),
        updated_at: at,
        version: row('version', '+', 1),
      }))
      .where('workspace_id', '=', workspaceId)
      .where('id', 'in', batch)
      .returning(leadColumns)
      .execute();
    assigned.push(...rows);
  }
  return assigned;
}

/** Open leads of each agent who has any, from the counters. */
export async function openLeadsOf(
  db: Read,
  workspaceId: string,
  agentIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('lead_counts')
    .select((row) => ['owner_id', row.fn.sum<number>('n').as('n')])
    .where('workspace_id', '=', workspaceId)
    .where('owner_id', 'in', agentIds)
    .where('lead_status', '<>', 'Closed')
    .where('assigned', '=', 1)
    .groupBy('owner_id')
    .execute();
  return new Map(rows.map(({ owner_id: id, n }) => [id, Number(n)]));
}
