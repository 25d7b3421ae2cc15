import { readFile } from 'node:fs/promises';
import { streamXlsxRows } from 'hucre/xlsx';
import { createRowMaker } from './cells.ts';
import type { SheetRow } from './cells.ts';
import { checkArchive } from './checkArchive.ts';
import { brokenFile, SheetError } from './sheetError.ts';

/**
 * The rows of a workbook's first sheet; empty rows are left out. Of a formula its last result counts.
 * @param path Absolute path. @throws SheetError.
 */
export async function* readXlsx(path: string): AsyncGenerator<SheetRow> {
  await checkArchive(path);
  const makeRow = createRowMaker();
  try {
    for await (const { index, values } of streamXlsxRows(await readFile(path))) {
      const made = makeRow(index + 1, values);
      if (made) yield made;
    }
  } catch (error) {
    throw error instanceof SheetError ? error : brokenFile(error);
  }
}
