import { SheetError } from './sheetError.ts';
import { sheetLimits } from './limits.ts';

/** A row of a file as texts, with its number as a spreadsheet program shows it. */
export interface SheetRow {
  /** From 1; the header of a vCard file, which has none of its own, is row 0. */
  row: number;
  /** Without empty cells at the end. */
  cells: string[];
}

/** Content of a cell as read by a library. */
export type CellContent = string | number | boolean | Date | null | undefined | object;

/** A cell as text: dates in ISO format, without the time if there is none. */
function cellText(content: CellContent): string {
  if (content === null || content === undefined) return '';
  if (content instanceof Date) return dateText(content);
  if (typeof content === 'object') return '';
  return withoutFormula(String(content).replaceAll('\r\n', '\n'));
}

/** The text of `="0421"`, by which files keep spreadsheet programs from changing it. */
function withoutFormula(text: string): string {
  if (!text.startsWith('="') && !text.startsWith('= "')) return text;
  const content = /^= ?"((?:[^"]|"")*)"$/.exec(text)?.[1];
  return content === undefined ? text : content.replaceAll('""', '"');
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
}

/** Creates rows from cells, and counts the contents of a file against the limits. */
export function createRowMaker() {
  /** Counts so far: rows with and without content, cells with content, and their characters. */
  const tally = { rows: 0, empty: 0, cells: 0, characters: 0 };

  /** @returns Undefined for a row without any content. @throws SheetError beyond a limit. */
  function makeRow(row: number, contents: readonly CellContent[]): SheetRow | undefined {
    if (row > sheetLimits.lines) throw manyLines();
    if (contents.length > sheetLimits.width) throw manyColumns();
    const cells = contents.map((content) => cellText(content).trim());
    while (cells.at(-1) === '') cells.pop();
    if (cells.length === 0) {
      tally.empty += 1;
      if (tally.empty > sheetLimits.emptyRows) throw manyLines();
      return undefined;
    }
    if (cells.length > sheetLimits.columns) throw manyColumns();
    tally.rows += 1;
    for (const cell of cells) {
      if (cell.length > sheetLimits.cell) throw longCell(row);
      if (cell !== '') tally.cells += 1;
      tally.characters += cell.length;
    }
    // One more than the limit: the header.
    if (tally.rows > sheetLimits.rows + 1) throw manyRows();
    if (tally.cells > sheetLimits.cells || tally.characters > sheetLimits.text) throw muchText();
    return { row, cells };
  }

  return { makeRow, tally };
}

/** A number as it is written in messages. */
export const count = (n: number): string => n.toLocaleString('en-US');

const manyRows = () =>
  new SheetError(
    'too_large',
    `This file has more than ${count(sheetLimits.rows)} rows. Split it and import the parts.`,
  );
/** Error for more empty rows than a list has. */
export const manyLines = (): SheetError =>
  new SheetError(
    'too_large',
    `This file has more than ${count(sheetLimits.emptyRows)} empty rows. Remove them, then try again.`,
  );
export const manyColumns = (): SheetError =>
  new SheetError('too_large', `This file has more than ${sheetLimits.columns} columns.`);
/** Error for a cell that is too long. @param row Its row, from 1. */
export const longCell = (row: number): SheetError =>
  new SheetError(
    'too_large',
    `A cell of row ${row} has more than ${count(sheetLimits.cell)} characters. If it is a .csv file, look for a missing quotation mark.`,
  );
/** Error for a text of a workbook that is too long, wherever it is used. */
export const longText = (): SheetError =>
  new SheetError(
    'too_large',
    `A text of this workbook has more than ${count(sheetLimits.cell)} characters.`,
  );
/** Error for more cells or text than a list has. */
export const muchText = (): SheetError =>
  new SheetError(
    'too_large',
    `This file has more than ${count(sheetLimits.cells)} cells or ${count(sheetLimits.text)} characters. Split it.`,
  );
