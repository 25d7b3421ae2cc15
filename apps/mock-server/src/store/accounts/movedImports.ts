import { sql, type SqlBool } from 'kysely';
import { deleteRows, updateRows, type Move } from './workspaceRows.ts';
import { releaseWorkspace, updateImport } from '../importing/imports.ts';

/** Moves the imports of a workspace to another. A running import restarts there. */
export async function moveImports(move: Move): Promise<void> {
  const { tx, from } = move;
  const unfinished = await tx
    .selectFrom('unfinished_imports')
    .selectAll()
    .where('workspace_id', '=', from)
    .executeTakeFirst();
  if (unfinished) {
    const { import_id: id, id_prefix: prefix } = unfinished;
    // Hidden leads are not counted.
    const hidden = sql<SqlBool>`id >= ${prefix} and id < ${`${prefix}g`}`;
    await deleteRows(move, { table: 'leads', key: ['id'] }, hidden);
    await releaseWorkspace(tx, { workspace_id: from, id });
    const progress = { state: null, id_prefix: null, done: 0, updated: 0, skipped: 0 };
    const anew = { status: 'queued', ...progress } as const;
    await updateImport(tx, { workspace_id: from, id }, ['importing'], anew);
  }
  await updateRows(move, { table: 'imports', key: ['id'] });
  await updateRows(move, { table: 'import_rows', key: ['import_id', 'chunk'] });
  await updateRows(move, { table: 'import_previews', key: ['import_id'] });
  await updateRows(move, { table: 'import_changes', key: ['import_id', 'lead_id'] });
}
