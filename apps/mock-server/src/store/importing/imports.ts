import type { Selectable, Updateable } from 'kysely';
import type { Dialect } from '../engine/database.ts';
import { isId } from '../ids.ts';
import type { Read, Write } from '../schema.ts';
import type { ImportPreviewTable, ImportTable } from '../tables/importing.ts';

export type ImportRecord = Selectable<ImportTable>;

/** The primary key of an import. */
export type ImportKey = Pick<ImportRecord, 'workspace_id' | 'id'>;

export async function insertImport(tx: Write, row: ImportRecord): Promise<void> {
  await tx.insertInto('imports').values(row).execute();
}

/** An import of a workspace by its id. The caller checks whether it may be read. */
export async function findImport(
  db: Read,
  { workspace_id: workspaceId, id }: ImportKey,
): Promise<ImportRecord | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('imports')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Like `findImport`, but locked until the transaction ends. */
export async function lockImport(
  tx: Write,
  dialect: Dialect,
  { workspace_id: workspaceId, id }: ImportKey,
): Promise<ImportRecord | undefined> {
  if (!isId(id)) return undefined;
  return tx
    .selectFrom('imports')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

/**
 * Changes an import if its status is one of `from`.
 * @returns The changed import; undefined if it has another status.
 */
export function updateImport(
  tx: Write,
  { workspace_id: workspaceId, id }: ImportKey,
  from: readonly ImportRecord['status'][],
  change: Updateable<ImportTable>,
): Promise<ImportRecord | undefined> {
  return tx
    .updateTable('imports')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

/** Stores rows of an import. @param rows JSON. */
export async function insertImportRows(
  tx: Write,
  { workspace_id, id: import_id }: ImportKey,
  chunk: number,
  rows: string,
): Promise<void> {
  await tx.insertInto('import_rows').values({ workspace_id, import_id, chunk, rows }).execute();
}

/** The rows of a chunk of an import, as JSON; undefined after the last chunk. */
export async function findImportRows(
  db: Read,
  { workspace_id: workspaceId, id }: ImportKey,
  chunk: number,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('import_rows')
    .select('rows')
    .where('workspace_id', '=', workspaceId)
    .where('import_id', '=', id)
    .where('chunk', '=', chunk)
    .executeTakeFirst();
  return found?.rows;
}

/** The first rows of an import, and the first ones with problems; both as JSON. */
export type ImportPreview = Pick<ImportPreviewTable, 'rows' | 'problem_rows'>;

export async function savePreview(
  tx: Write,
  { workspace_id, id: import_id }: ImportKey,
  preview: ImportPreview,
): Promise<void> {
  await tx
    .insertInto('import_previews')
    .values({ workspace_id, import_id, ...preview })
    .onConflict((kept) => kept.columns(['workspace_id', 'import_id']).doUpdateSet(preview))
    .execute();
}

export async function findPreview(
  db: Read,
  { workspace_id: workspaceId, id }: ImportKey,
): Promise<ImportPreview> {
  const found = await db
    .selectFrom('import_previews')
    .select(['rows', 'problem_rows'])
    .where('workspace_id', '=', workspaceId)
    .where('import_id', '=', id)
    .executeTakeFirst();
  return found ?? { rows: '[]', problem_rows: '[]' };
}

/** Whether a job that turns the import into leads is running or waiting. */
export async function isBeingImported(db: Read, id: string): Promise<boolean> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', 'import')
    .where('id', '=', id)
    .executeTakeFirst();
  return job !== undefined;
}

/** The statuses of imports that no job is working on or waiting for. */
export const idleStatuses = ['reading', 'ready', 'done', 'failed', 'undone'] as const;

/**
 * Deletes an import with its rows if its status is one of `from`, which may have changed since it was
 * read; its leads stay.
 */
export async function deleteImport(
  tx: Write,
  { workspace_id: workspaceId, id }: ImportKey,
  from: readonly ImportRecord['status'][],
): Promise<void> {
  const deleted = await tx
    .deleteFrom('imports')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) return;
  for (const table of ['import_rows', 'import_previews', 'import_changes'] as const) {
    await tx
      .deleteFrom(table)
      .where('workspace_id', '=', workspaceId)
      .where('import_id', '=', id)
      .execute();
  }
}

/** Imports that have expired at `now` (milliseconds) and that no job is working on. */
export const expiredImports = (db: Read, now: number, most: number): Promise<ImportKey[]> =>
  db
    .selectFrom('imports')
    .select(['workspace_id', 'id'])
    .where('expires_at', '<=', now)
    .where('status', 'in', idleStatuses)
    .orderBy('expires_at')
    .limit(most)
    .execute();

/** The uncommitted imports of a user, except the latest `kept`. */
export const forgottenImports = (
  db: Read,
  { workspaceId, userId, kept }: { workspaceId: string; userId: string; kept: number },
): Promise<ImportKey[]> =>
  db
    .selectFrom('imports')
    .select(['workspace_id', 'id'])
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('status', '=', 'ready')
    // Ids ascend with time.
    .orderBy('id', 'desc')
    .limit(100)
    .offset(kept)
    .execute();

/**
 * Makes an import the running one of its workspace, which hides its leads.
 * @returns False while another import is running.
 */
export async function claimWorkspace(
  tx: Write,
  { workspace_id, id: import_id }: ImportKey,
  id_prefix: string,
): Promise<boolean> {
  const claimed = await tx
    .insertInto('unfinished_imports')
    .values({ workspace_id, import_id, id_prefix })
    .onConflict((taken) => taken.doNothing())
    .returning('import_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Reveals the leads of the running import. @returns False if it was not running. */
export async function releaseWorkspace(
  tx: Write,
  { workspace_id: workspaceId, id }: ImportKey,
): Promise<boolean> {
  const released = await tx
    .deleteFrom('unfinished_imports')
    .where('workspace_id', '=', workspaceId)
    .where('import_id', '=', id)
    .returning('import_id')
    .executeTakeFirst();
  return released !== undefined;
}
