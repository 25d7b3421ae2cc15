import { openArchive, type Archive } from './archive.ts';
import { createRowMaker, type SheetRow } from '../cells.ts';
import { refuseOtherArchive } from '../otherFiles.ts';
import { sheetLimits, usefulness } from '../limits.ts';
import type { RateRows, ReadOptions } from '../readOptions.ts';
import { brokenFile, SheetError } from '../sheetError.ts';
import { createMergedFilling, mergedCellsOf, type MergedCell } from './mergedCells.ts';
import { createSheetRows } from './sheetRows.ts';
import { readWorkbook, workbookPart, type Workbook } from './workbook.ts';
import { createXmlScanner } from './xmlScanner.ts';

/** Rows of a sheet that are rated. */
const rated = 30;

/** What is shown of a sheet. */
const shownRows = 3;
const longestLine = 200;

/** A sheet of a workbook, and how it begins. */
interface Sheet {
  part: string;
  name: string;
  hidden: boolean;
  preview: string[];
  rating: number;
}

/**
 * Opens the sheet that holds the list: of several, the named one, or the one whose first rows are rated
 * best, hidden ones last. Formulas have the value of their last result. Only parts that are read are
 * unpacked, and reading stops at data with too little content for its size.
 * @param path Absolute path
 * @throws SheetError, also while the rows are read.
 */
export async function openXlsx(
  path: string,
  { unpacked = { bytes: 0 }, rate, sheet: wanted }: ReadOptions,
) {
  const archive = await openArchive(path, unpacked);
  try {
    if (!archive.names.includes(workbookPart)) refuseOtherArchive(archive.names);
    const workbook = await readWorkbook(archive);
    const sheets = await sheetsOf(archive, workbook, rate);
    const found =
      wanted === undefined ? bestOf(sheets) : sheets.find(({ name }) => name === wanted);
    if (!found) throw noSheet(wanted ?? '');
    const merged = await mergedCellsOf(archive, found.part);
    return {
      sheet: found.name,
      sheets: sheets.map(({ name, hidden, preview }) => ({ name, hidden, preview })),
      rows: closing(archive, rowsOf(archive, workbook, found.part, merged)),
    };
  } catch (error) {
    archive.close();
    throw error instanceof SheetError ? error : brokenFile(error);
  }
}

async function* closing(
  archive: Archive,
  rows: AsyncGenerator<SheetRow>,
): AsyncGenerator<SheetRow> {
  try {
    yield* rows;
  } catch (error) {
    throw error instanceof SheetError ? error : brokenFile(error);
  } finally {
    archive.close();
  }
}

/** The sheets with rows; the first one, unread, if there is no other or none has rows. */
async function sheetsOf(archive: Archive, workbook: Workbook, rate?: RateRows): Promise<Sheet[]> {
  const [first] = workbook.sheets;
  const alone = first ? [{ ...first, preview: [], rating: 0 }] : [];
  if (!rate || workbook.sheets.length === 1) return alone;
  const sheets: Sheet[] = [];
  for (const sheet of workbook.sheets) {
    // Charts and the like have no rows.
    if (!archive.names.includes(sheet.part)) continue;
    const rows = await firstRows(archive, workbook, sheet.part);
    if (rows.length === 0) continue;
    const preview = rows
      .slice(0, shownRows)
      .map(({ cells }) => cells.filter(Boolean).join(', ').slice(0, longestLine).toWellFormed());
    sheets.push({ ...sheet, preview, rating: rate(rows) });
  }
  return sheets.length > 0 ? sheets : alone;
}

/** The sheet with the best first rows; of equal ones, the first. */
const bestOf = (sheets: readonly Sheet[]): Sheet | undefined =>
  sheets.reduce<Sheet | undefined>(
    (best, sheet) => (best && best.rating >= sheet.rating ? best : sheet),
    undefined,
  );

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
  merged: readonly MergedCell[] = [],
): AsyncGenerator<SheetRow> {
  const { makeRow, tally } = createRowMaker();
  const sheet = createSheetRows(workbook);
  const scanner = createXmlScanner(sheet.events);
  const fillMerged = createMergedFilling(merged);
  const { free, cell, character } = usefulness;
  let size = 0;
  for await (const piece of archive.read(part, sheetLimits.sheet)) {
    size += piece.length;
    scanner.write(piece);
    for (const { row, contents } of sheet.take()) {
      fillMerged(row, contents);
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
const noSheet = (name: string) =>
  new SheetError('broken', `This workbook has no sheet named “${name}”. Choose another one.`);
