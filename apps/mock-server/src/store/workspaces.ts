import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Queryable, Schema } from './schema.ts';

/** Columns of a moved row; what the database makes itself is left out. */
const moved = {
  events: [
    'id',
    'name',
    'description',
    'location',
    'start_at',
    'end_at',
    'photo_url',
    'event_url',
    'created_by',
    'created_at',
    'updated_at',
  ],
  leads: [
    'id',
    'owner_id',
    'assigned_to',
    'created_by',
    'first_name',
    'last_name',
    'email',
    'email_key',
    'phone',
    'phone_key',
    'company',
    'position',
    'lead_status',
    'lead_type',
    'source',
    'source_key',
    'notes',
    'event_id',
    'do_not_contact',
    'created_at',
    'updated_at',
    'deleted_at',
    'version',
    'name_key',
    'company_key',
    'search_key',
  ],
  activities: [
    'email_id',
    'id',
    'lead_id',
    'actor_id',
    'type',
    'title',
    'description',
    'created_at',
  ],
} as const;

type MovedTable = keyof typeof moved;

/**
 * Moves every record of one workspace to another, ids and history kept: a lead is inserted there
 * and deleted here, because the workspace is part of its key.
 */
export async function moveWorkspace(
  tx: Transaction<Schema>,
  from: string,
  to: string,
): Promise<void> {
  // Leads before the activities that refer to them.
  await copyRows(tx, 'events', { from, to });
  await copyRows(tx, 'leads', { from, to });
  await copyRows(tx, 'activities', { from, to });
  await tx
    .updateTable('emails')
    .set({ workspace_id: to })
    .where('workspace_id', '=', from)
    .execute();
  // Their activities go with them.
  await tx.deleteFrom('leads').where('workspace_id', '=', from).execute();
  await tx.deleteFrom('events').where('workspace_id', '=', from).execute();
}

async function copyRows(
  tx: Transaction<Schema>,
  table: MovedTable,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const columns: readonly string[] = moved[table];
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (workspace_id, ${names})
    select ${to}, ${names} from ${sql.table(table)} where workspace_id = ${from}`.execute(tx);
}

/** Undeleted leads by workspace, from the counters; a workspace without any is not named. */
export async function countLeadsOf(
  db: Queryable,
  workspaceIds: readonly string[],
): Promise<Map<string, number>> {
  if (workspaceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('lead_counts')
    .select((row) => ['workspace_id', row.fn.sum<number>('n').as('n')])
    .where('workspace_id', 'in', workspaceIds)
    .where('owner_id', '=', '')
    .groupBy('workspace_id')
    .execute();
  return new Map(rows.map(({ workspace_id: id, n }) => [id, Number(n)]));
}
