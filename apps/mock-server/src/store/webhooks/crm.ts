import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { CrmLeadState } from '@cardinal/contract';
import type { Dialect } from '../engine/database.ts';
import { leadColumns } from '../leads/leadRows.ts';
import { inScope } from '../leads/leadScope.ts';
import type { Read, Write } from '../schema.ts';
import type { CrmConnectionTable, CrmLeadTable } from '../tables/webhooks.ts';

/** The other CRM of a company. */
export type CrmConnectionRow = Selectable<CrmConnectionTable>;
/** A lead of it there. */
export type CrmLeadRow = Selectable<CrmLeadTable>;

export const findConnection = (
  db: Read,
  workspaceId: string,
): Promise<CrmConnectionRow | undefined> =>
  db
    .selectFrom('crm_connections')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();

/** The connection, locked until the transaction ends. */
export const lockConnection = (tx: Write, dialect: Dialect, workspaceId: string) =>
  tx
    .selectFrom('crm_connections')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();

/** Stores a connection; one that exists gets the new key, account and state. */
export async function saveConnection(
  tx: Write,
  row: Insertable<CrmConnectionTable>,
): Promise<void> {
  const { secret, account, link, active, paused_reason } = row;
  await tx
    .insertInto('crm_connections')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('workspace_id').doUpdateSet({ secret, account, link, active, paused_reason }),
    )
    .execute();
}

export async function updateConnection(
  tx: Write,
  workspaceId: string,
  change: Updateable<CrmConnectionTable>,
): Promise<void> {
  await tx
    .updateTable('crm_connections')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .execute();
}

/** Deletes a connection with what is known of its leads. */
export async function deleteConnection(tx: Write, workspaceId: string): Promise<void> {
  await tx.deleteFrom('crm_connections').where('workspace_id', '=', workspaceId).execute();
}

/** How many leads are in each state. */
export async function countCrmLeads(
  db: Read,
  workspaceId: string,
): Promise<Map<CrmLeadState, number>> {
  const rows = await db
    .selectFrom('crm_leads')
    .select((row) => ['state', row.fn.countAll<number>().as('n')])
    .where('workspace_id', '=', workspaceId)
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, n }) => [state, n]));
}

/** Leads that are due, with those of the workspace that still exist. */
export async function dueCrmLeads(
  db: Read,
  workspaceId: string,
  { now, most }: { now: number; most: number },
) {
  const due = await db
    .selectFrom('crm_leads')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('lead_id')
    .limit(most)
    .execute();
  if (due.length === 0) return { due, leads: [] };
  const ids = due.map(({ lead_id: id }) => id);
  const leads = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where(inScope({ workspaceId }))
    .where('leads.id', 'in', ids)
    .execute();
  return { due, leads };
}

/** Records what became of a lead, unless it has been changed since it was read. */
export async function updateCrmLead(
  tx: Write,
  { workspace_id: workspaceId, lead_id: leadId, change }: CrmLeadRow,
  next: Updateable<CrmLeadTable>,
): Promise<void> {
  await tx
    .updateTable('crm_leads')
    .set(next)
    .where('workspace_id', '=', workspaceId)
    .where('lead_id', '=', leadId)
    .where('change', '=', change)
    .execute();
}

/** Forgets leads that are gone. */
export async function forgetCrmLeads(tx: Write, rows: readonly CrmLeadRow[]): Promise<void> {
  for (const { workspace_id: workspaceId, lead_id: leadId } of rows) {
    await tx
      .deleteFrom('crm_leads')
      .where('workspace_id', '=', workspaceId)
      .where('lead_id', '=', leadId)
      .execute();
  }
}

/** Has every lead of a company sent that was not sent yet. */
export async function addEveryLead(tx: Write, workspaceId: string): Promise<void> {
  await tx
    .insertInto('crm_leads')
    .columns(['workspace_id', 'lead_id'])
    .expression((query) =>
      query
        .selectFrom('leads')
        .select(['leads.workspace_id', 'leads.id'])
        .where(inScope({ workspaceId })),
    )
    .onConflict((conflict) => conflict.columns(['workspace_id', 'lead_id']).doNothing())
    .execute();
}

/** Forgets the leads that wait and were never sent. */
export async function dropWaiting(tx: Write, workspaceId: string): Promise<void> {
  await tx
    .deleteFrom('crm_leads')
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'waiting')
    .where('remote_id', 'is', null)
    .execute();
}

/** Has the leads that failed or were skipped sent again. */
export async function retryFailed(tx: Write, workspaceId: string): Promise<void> {
  await tx
    .updateTable('crm_leads')
    .set({ state: 'waiting', attempts: 0, due_at: 0, reason: null, change: sql`change + 1` })
    .where('workspace_id', '=', workspaceId)
    .where('state', 'in', ['failed', 'skipped'])
    .execute();
}

/** What has become of a lead; undefined if it is not to be sent. */
export const findCrmLead = (
  db: Read,
  workspaceId: string,
  leadId: string,
): Promise<CrmLeadRow | undefined> =>
  db
    .selectFrom('crm_leads')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();

/** Has a lead sent, once more if it was before. */
export async function sendCrmLead(tx: Write, workspaceId: string, leadId: string): Promise<void> {
  await tx
    .insertInto('crm_leads')
    .values({ workspace_id: workspaceId, lead_id: leadId })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'lead_id']).doUpdateSet({
        state: 'waiting',
        attempts: 0,
        due_at: 0,
        reason: null,
        change: sql`crm_leads.change + 1`,
      }),
    )
    .execute();
}

/** The leads that failed or were skipped, with what they are called. */
export const listFailed = (db: Read, workspaceId: string, most: number) =>
  db
    .selectFrom('crm_leads')
    .innerJoin('leads', (join) =>
      join
        .onRef('leads.workspace_id', '=', 'crm_leads.workspace_id')
        .onRef('leads.id', '=', 'crm_leads.lead_id'),
    )
    .select(['crm_leads.lead_id', 'crm_leads.state', 'crm_leads.reason', 'leads.first_name'])
    .select(['leads.last_name', 'leads.company', 'leads.email', 'leads.badge_code'])
    .where('crm_leads.workspace_id', '=', workspaceId)
    .where('crm_leads.state', 'in', ['failed', 'skipped'])
    .where('leads.deleted_at', 'is', null)
    .orderBy('crm_leads.lead_id', 'desc')
    .limit(most)
    .execute();
