import type { View } from '@cardinal/contract';
import { sql, type Insertable, type Selectable } from 'kysely';
import { z } from 'zod';
import { isId } from '../ids.ts';
import type { Read, Write } from '../schema.ts';
import { sortKey } from '../sortKey.ts';
import { storedJson } from '../storedJson.ts';
import type { UserTable } from '../tables/accounts.ts';
import type { LeadViewTable } from '../tables/leads.ts';

const columnsJson = storedJson('columns of a view', z.array(z.string()));

/** Whose views a query may see. */
interface ViewScope {
  workspaceId: string;
  userId: string;
}

/** What a user decides about a view. */
type ViewFields = Pick<View, 'name' | 'query' | 'columns' | 'shared'>;

/** Stored columns of what a user decides. */
const stored = ({ name, query, columns, shared }: ViewFields) => ({
  name,
  name_key: sortKey(name),
  query,
  columns: columns && columnsJson.write(columns),
  shared: shared ? (1 as const) : (0 as const),
});

/** A stored view, with the name of its owner. */
export interface StoredView extends Omit<View, 'owner_name'> {
  owner: Pick<Selectable<UserTable>, 'first_name' | 'last_name'>;
}

type ViewRow = Selectable<LeadViewTable> & StoredView['owner'];

const toView = (row: ViewRow): StoredView => ({
  id: row.id,
  name: row.name,
  query: row.query,
  columns: row.columns === null ? null : columnsJson.read(row.columns),
  shared: row.shared === 1,
  created_by: row.user_id,
  owner: { first_name: row.first_name, last_name: row.last_name },
  created_at: new Date(row.created_at).toISOString(),
  updated_at: new Date(row.updated_at).toISOString(),
});

const inWorkspace = (db: Read, workspaceId: string) =>
  db
    .selectFrom('lead_views')
    .innerJoin('users', 'users.id', 'lead_views.user_id')
    .selectAll('lead_views')
    .select(['users.first_name', 'users.last_name'])
    .where('lead_views.workspace_id', '=', workspaceId);

/** The views that a user owns or that are shared with them, by name. */
export async function listViews(
  db: Read,
  { workspaceId, userId }: ViewScope,
): Promise<StoredView[]> {
  const rows = await inWorkspace(db, workspaceId)
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('shared', '=', 1)]))
    .orderBy('name_key')
    .orderBy('lead_views.id')
    .execute();
  return rows.map(toView);
}

/** A view that the user may see. */
export async function findView(
  db: Read,
  { workspaceId, userId }: ViewScope,
  id: string,
): Promise<StoredView | undefined> {
  if (!isId(id)) return undefined;
  const row = await inWorkspace(db, workspaceId)
    .where('lead_views.id', '=', id)
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('shared', '=', 1)]))
    .executeTakeFirst();
  return row && toView(row);
}

export async function countViews(db: Read, { workspaceId, userId }: ViewScope): Promise<number> {
  const { n } = await db
    .selectFrom('lead_views')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Stores a view. @returns Undefined if its owner has another one of this name. */
export async function insertView(
  tx: Write,
  { workspaceId, userId }: ViewScope,
  { fields, id, at }: { fields: ViewFields; id: string; at: number },
): Promise<StoredView | undefined> {
  const values: Insertable<LeadViewTable> = {
    workspace_id: workspaceId,
    id,
    user_id: userId,
    ...stored(fields),
    created_at: at,
    updated_at: at,
  };
  const row = await tx
    .insertInto('lead_views')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row && storedView(tx, workspaceId, id);
}

/** A view that was just written. */
async function storedView(tx: Write, workspaceId: string, id: string): Promise<StoredView> {
  return toView(
    await inWorkspace(tx, workspaceId).where('lead_views.id', '=', id).executeTakeFirstOrThrow(),
  );
}

/** Replaces a view. @returns Undefined if its owner has another one of this name. */
export async function updateView(
  tx: Write,
  workspaceId: string,
  { fields, id, at }: { fields: ViewFields; id: string; at: number },
): Promise<StoredView | undefined> {
  const next = stored(fields);
  const row = await tx
    .updateTable('lead_views')
    .set({ ...next, updated_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (
        select 1 from lead_views as other
        where other.workspace_id = lead_views.workspace_id
          and other.user_id = lead_views.user_id
          and other.name_key = ${next.name_key} and other.id <> lead_views.id
      )`,
    )
    .returning('id')
    .executeTakeFirst();
  return row && storedView(tx, workspaceId, id);
}

export async function deleteView(tx: Write, workspaceId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('lead_views')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Moves the views of a workspace to another, except those whose names their owners use there. */
export async function moveViews(tx: Write, from: string, to: string): Promise<void> {
  await tx
    .deleteFrom('lead_views')
    .where('workspace_id', '=', from)
    .where(
      sql<boolean>`exists (
        select 1 from lead_views as other
        where other.workspace_id = ${to} and other.user_id = lead_views.user_id
          and other.name_key = lead_views.name_key
      )`,
    )
    .execute();
  await tx
    .updateTable('lead_views')
    .set({ workspace_id: to })
    .where('workspace_id', '=', from)
    .execute();
}
