import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { moveImports } from '../records/imports.ts';
import type { Read, Schema, Write } from '../schema.ts';

/** Every column that can be written, but for the workspace: one that is missing does not compile. */
type Columns<T extends keyof Schema> = Record<
  Exclude<keyof Insertable<Schema[T]>, 'workspace_id'>,
  true
>;

/** Columns of a row that is inserted elsewhere; what the database makes itself is left out. */
const moved: { [T in 'events' | 'event_questions' | 'leads' | 'activities']: Columns<T> } = {
  events: {
    id: true,
    name: true,
    description: true,
    location: true,
    start_at: true,
    end_at: true,
    photo_url: true,
    event_url: true,
    goal_minutes: true,
    cost: true,
    created_by: true,
    created_at: true,
    updated_at: true,
  },
  event_questions: {
    event_id: true,
    version: true,
    questions: true,
    created_by: true,
    created_at: true,
  },
  leads: {
    id: true,
    owner_id: true,
    assigned_to: true,
    created_by: true,
    first_name: true,
    last_name: true,
    email: true,
    email_key: true,
    badge_code: true,
    badge_key: true,
    phone: true,
    phone_key: true,
    company: true,
    position: true,
    lead_status: true,
    lead_type: true,
    source: true,
    source_key: true,
    notes: true,
    event_id: true,
    answers: true,
    answers_score: true,
    do_not_contact: true,
    created_at: true,
    updated_at: true,
    deleted_at: true,
    merged_into: true,
    version: true,
    name_key: true,
    company_key: true,
    search_key: true,
    action_since: true,
  },
  activities: {
    email_id: true,
    merge_id: true,
    id: true,
    lead_id: true,
    actor_id: true,
    type: true,
    title: true,
    description: true,
    created_at: true,
    search_key: true,
  },
};

type MovedTable = keyof typeof moved;

/**
 * Moves every record of one workspace to another, ids and history kept: a lead is inserted there
 * and deleted here, because the workspace is part of its key.
 */
export async function moveWorkspace(tx: Write, from: string, to: string): Promise<void> {
  // Jobs first, as a job that ends locks itself before what it works on.
  await tx.updateTable('jobs').set({ workspace_id: to }).where('workspace_id', '=', from).execute();
  await moveImports(tx, from, to);
  // Leads before the activities that refer to them.
  await copyRows(tx, 'events', { from, to });
  await copyRows(tx, 'event_questions', { from, to });
  await copyRows(tx, 'leads', { from, to });
  await copyRows(tx, 'activities', { from, to });
  await tx
    .updateTable('emails')
    .set({ workspace_id: to })
    .where('workspace_id', '=', from)
    .execute();
  // What they moved goes with them.
  await tx
    .updateTable('lead_merges')
    .set({ workspace_id: to })
    .where('workspace_id', '=', from)
    .execute();
  // Their activities go with them.
  await tx.deleteFrom('leads').where('workspace_id', '=', from).execute();
  await tx.deleteFrom('event_questions').where('workspace_id', '=', from).execute();
  await tx.deleteFrom('events').where('workspace_id', '=', from).execute();
}

async function copyRows(
  tx: Write,
  table: MovedTable,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const columns = Object.keys(moved[table]);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (workspace_id, ${names})
    select ${to}, ${names} from ${sql.table(table)} where workspace_id = ${from}`.execute(tx);
}

/** Undeleted leads by workspace, from the counters; a workspace without any is not named. */
export async function countLeadsOf(
  db: Read,
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
