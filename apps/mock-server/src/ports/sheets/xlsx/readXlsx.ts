import { openArchive, type Archive, type Unpacked } from './archive.ts';
import { createRowMaker, type SheetRow } from '../cells.ts';
import { refuseOtherArchive } from '../otherFiles.ts';
import { sheetLimits, usefulness } from '../limits.ts';
import { brokenFile, SheetError } from '../sheetError.ts';
import { createSheetRows } from './sheetRows.ts';
import { readWorkbook, workbookPart, type Workbook } from './workbook.ts';
import { createXmlScanner } from './xmlScanner.ts';

/** How well the first rows of a sheet look like a list; 0 if they do not. */
export type RateRows = (rows: readonly SheetRow[]) => number;

/** Rows of a sheet that are rated. */
const rated = 30;

/**
 * The rows of the sheet that holds the list, without empty rows: of several sheets, the one whose
 * first rows are rated best, hidden ones last. Formulas have the value of their last
 * result. Only parts that are read are unpacked, and reading stops at data with too little content
 * for its size.
 * @param path Absolute path
 * @throws SheetError.
 */
export async function* readXlsx(
  path: string,
  unpacked: Unpacked = { bytes: 0 },
  rate?: RateRows,
): AsyncGenerator<SheetRow> {
  const archive = await openArchive(path, unpacked);
  try {
    if (!archive.names.includes(workbookPart)) refuseOtherArchive(archive.names);
    const workbook = await readWorkbook(archive);
    yield* rowsOf(archive, workbook, await findSheet(archive, workbook, rate));
  } catch (error) {
    throw error instanceof SheetError ? error : brokenFile(error);
  } finally {
    archive.close();
  }
}

/** The part of the sheet with the best first rows; of equal ones, the first. */
async function findSheet(archive: Archive, workbook: Workbook, rate?: RateRows): Promise<string> {
  const [first = '', ...others] = workbook.sheets;
  if (!rate || others.length === 0) return first;
  let best = { part: first, rating: rate(await firstRows(archive, workbook, first)) };
  for (const part of others) {
    // Charts and the like have no rows.
    if (!archive.names.includes(part)) continue;
    const rating = rate(await firstRows(archive, workbook, part));
    if (rating > best.rating) best = { part, rating };
  }
  return best.part;
}

async function firstRows(archive: Archive, workbook: Workbook, part: string): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of rowsOf(archive, workbook, part)) {
    rows.push(row);
    if (rows.length === rated) break;
  }
  return rows;
}

async function* rowsOf(
  archive: Archive,
  workbook: Workbook,
  part: string,
): AsyncGenerator<SheetRow> {
  const { makeRow, tally } = createRowMaker();
  const sheet = createSheetRows(workbook);
  const scanner = createXmlScanner(sheet.events);
  const { free, cell, character } = usefulness;
  let size = 0;
  for await (const piece of archive.read(part, sheetLimits.sheet)) {
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
