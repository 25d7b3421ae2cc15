import type { ImportStatus, PageQuery } from '@cardinal/contract';
import { readQueryPage, type Page } from '../page.ts';
import type { Read } from '../schema.ts';
import type { ImportRecord } from './imports.ts';

/** Whose imports are listed: those of one user, or everybody's. */
export interface ImportScope {
  workspaceId: string;
  userId?: string | undefined;
}

/** The columns of a listed import, without its JSON. */
const listed = [
  'id',
  'user_id',
  'file_name',
  'event_id',
  'format',
  'status',
  'total',
  'invalid',
  'duplicates',
  'ambiguous',
  'imported',
  'updated',
  'skipped',
  'removed',
  'restored',
  'kept',
  'error',
  'created_at',
  'expires_at',
] as const satisfies readonly (keyof ImportRecord)[];

/** A listed import, whose file has been read. */
export type ListedImport = Omit<Pick<ImportRecord, (typeof listed)[number]>, 'status'> & {
  status: ImportStatus;
};

/** Ids ascend with time. */
const newestFirst = { table: 'imports', columns: ['id'], descending: true } as const;

/** An import of a workspace whose file has been read, by its id. */
export const findListedImport = (db: Read, workspaceId: string, id: string) =>
  db
    .selectFrom('imports')
    .select(listed)
    .$narrowType<{ status: ImportStatus }>()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', '<>', 'reading')
    .executeTakeFirst();

/** One page of the imports whose files have been read, newest first. @throws {ForeignCursorError} */
export function listImports(
  db: Read,
  { workspaceId, userId }: ImportScope,
  page: PageQuery,
): Promise<Page<ListedImport>> {
  const imports = db
    .selectFrom('imports')
    .select(listed)
    .$narrowType<{ status: ImportStatus }>()
    .where('workspace_id', '=', workspaceId)
    .where('status', '<>', 'reading')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''));
  return readQueryPage(db, imports, newestFirst, page);
}
