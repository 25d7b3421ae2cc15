import type { Dialect } from '../engine/database.ts';
import { isId } from '../ids.ts';
import { leadColumns } from './leadRows.ts';
import type { LeadRow } from './leadRows.ts';
import { inScope } from './leadScope.ts';
import type { LeadScope } from './leadScope.ts';
import type { Read, Write } from '../schema.ts';
import { slices } from '../batches.ts';

/** Somebody whom leads can be assigned to. */
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

/** Agents as somebody gives them leads: on PostgreSQL held, so that they stay members meanwhile. */
const holdAgentsOf = (tx: Write, dialect: Dialect, companyId: string) =>
  agentsOf(tx, companyId).$if(dialect === 'postgres', (query) => query.forShare());

/** The activated agents of a company, in a stable order, held until the transaction ends. */
export const listAgents = (tx: Write, dialect: Dialect, companyId: string): Promise<Agent[]> =>
  holdAgentsOf(tx, dialect, companyId).orderBy('id').execute();

/** The activated agents of a company with their addresses. */
export const listAgentAddresses = (db: Read, companyId: string) =>
  agentsOf(db, companyId).select('email').execute();

/** An activated agent of a company by id, held until the transaction ends. */
export async function findAgent(
  tx: Write,
  dialect: Dialect,
  companyId: string,
  id: string,
): Promise<Agent | undefined> {
  if (!isId(id)) return undefined;
  return holdAgentsOf(tx, dialect, companyId).where('id', '=', id).executeTakeFirst();
}

/** Leads of a scope by their ids, held against other writers until the transaction ends. */
export async function holdLeads(
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

/** Gives held leads to an agent, or back to whoever created them. @returns The leads as they are. */
export async function assignLeads(
  tx: Write,
  workspaceId: string,
  ids: readonly string[],
  { agentId, at }: { agentId: string | null; at: number },
): Promise<LeadRow[]> {
  const assigned: LeadRow[] = [];
  for (const slice of slices(ids)) {
    const rows = await tx
      .updateTable('leads')
      .set((row) => ({
        assigned_to: agentId,
        owner_id: agentId ?? row.ref('created_by'),
        updated_at: at,
        version: row('version', '+', 1),
      }))
      .where('workspace_id', '=', workspaceId)
      .where('id', 'in', slice)
      .returning(leadColumns)
      .execute();
    assigned.push(...rows);
  }
  return assigned;
}

/** Open leads of each of the agents who has any, from the counters. */
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
