import type { Database } from '../../../store/engine/database.ts';
import { findImportRows, type ImportKey } from '../../../store/importing/imports.ts';
import type { RowChunk } from './rowWork.ts';

/** The stored rows of an import in chunks. */
export async function* chunksOf(db: Database, key: ImportKey): AsyncGenerator<RowChunk> {
  for (let chunk = 0; ; chunk += 1) {
    const rows = await findImportRows(db.read, key, chunk);
    if (rows === undefined) return;
    yield { rows };
  }
}
