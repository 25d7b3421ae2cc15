import { SheetError } from './sheetError.ts';
import { sheetLimits } from './limits.ts';

/** A row of a file as texts, with its number as a spreadsheet program shows it. */
export interface SheetRow {
  /** From 1. */
  row: number;
  /** Without empty cells at the end. */
  cells: string[];
}

/** What a row may hold, whatever a library reads of a cell. */
export type CellContent = string | number | boolean | Date | null | undefined | object;

/** A cell as text: dates in ISO form, without the time where there is none. */
function cellText(content: CellContent): string {
  if (content === null || content === undefined) return '';
  if (content instanceof Date) return dateText(content);
  if (typeof content === 'object') return '';
  return String(content);
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
}

/** Makes rows of cells, and counts what a file asks of us. */
export function createRowMaker() {
  let rows = 0;
  let characters = 0;

  /** @returns Undefined for a row without any content. @throws SheetError beyond a limit. */
  return function makeRow(row: number, contents: readonly CellContent[]): SheetRow | undefined {
    const cells = contents.map((content) => cellText(content).trim());
    while (cells.at(-1) === '') cells.pop();
    if (cells.length === 0) return undefined;
    rows += 1;
    for (const cell of cells) {
      if (cell.length > sheetLimits.cell) throw longCell(row);
      characters += cell.length;
    }
    // One more than the limit: the header.
    if (rows > sheetLimits.rows + 1) throw manyRows();
    if (cells.length > sheetLimits.columns) throw manyColumns();
    if (characters > sheetLimits.text) throw muchText();
    return { row, cells };
  };
}

const count = (n: number) => n.toLocaleString('en-US');

const manyRows = () =>
  new SheetError(
    'too_large',
    `This file has more than ${count(sheetLimits.rows)} rows. Split it and import the parts.`,
  );
const manyColumns = () =>
  new SheetError('too_large', `This file has more than ${sheetLimits.columns} columns.`);
const longCell = (row: number) =>
  new SheetError(
    'too_large',
    `A cell of row ${row} has more than ${count(sheetLimits.cell)} characters. If it is a .csv file, look for a missing quotation mark.`,
  );
const muchText = () => new SheetError('too_large', 'This file holds too much text. Split it.');
