import { openArchive } from './archive.ts';
import type { Archive, Unpacked } from './archive.ts';
import { createRowMaker } from '../cells.ts';
import type { SheetRow } from '../cells.ts';
import { refuseOtherArchive } from '../otherFiles.ts';
import { sheetLimits, usefulness } from '../limits.ts';
import { brokenFile, SheetError } from '../sheetError.ts';
import { createSheetRows } from './sheetRows.ts';
import { readWorkbook, workbookPart } from './workbook.ts';
import { createXmlScanner } from './xmlScanner.ts';

/**
 * The rows of a workbook's first sheet, without empty rows. Formulas have the value of their last
 * result. Only parts that are read are unpacked, and reading stops at data with too little content
 * for its size.
 * @param path Absolute path
 * @throws SheetError.
 */
export async function* readXlsx(
  path: string,
  unpacked: Unpacked = { bytes: 0 },
): AsyncGenerator<SheetRow> {
  const archive = await openArchive(path, unpacked);
  try {
    if (!archive.names.includes(workbookPart)) refuseOtherArchive(archive.names);
    yield* rowsOf(archive);
  } catch (error) {
    throw error instanceof SheetError ? error : brokenFile(error);
  } finally {
    archive.close();
  }
}

async function* rowsOf(archive: Archive): AsyncGenerator<SheetRow> {
  const workbook = await readWorkbook(archive);
  const { makeRow, tally } = createRowMaker();
  const sheet = createSheetRows(workbook);
  const scanner = createXmlScanner(sheet.events);
  const { free, cell, character } = usefulness;
  let size = 0;
  for await (const piece of archive.read(workbook.sheet, sheetLimits.sheet)) {
    size += piece.length;
    scanner.write(piece);
    for (const { row, contents } of sheet.take()) {
      const made = makeRow(row, contents);
      if (made) yield made;
    }
    if (size > free + cell * tally.cells + character * tally.characters) throw blanks();
  }
  scanner.end();
}

const blanks = () =>
  new SheetError(
    'too_large',
    'This sheet consists mostly of empty cells. Copy the list alone into a new workbook, then try again.',
  );
