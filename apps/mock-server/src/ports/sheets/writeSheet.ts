import type { SheetFormat } from '@cardinal/contract';
import { toInert } from '@cardinal/contract/csv-text';

/** A column of a new file. */
export interface SheetColumn {
  name: string;
  /** In characters. */
  width: number;
  /** `moment` if the rows contain dates; otherwise they contain texts or numbers. */
  kind?: 'moment';
}

/** Content of a cell; never a formula. */
export type WrittenCell = string | number | Date | null;

/** Format of dates in a workbook. */
const momentFormat = 'yyyy-mm-dd hh:mm';

/**
 * A file with a header and rows, written as fast as it is read: rows are requested one by one, and
 * no longer once the reader has stopped. Text is never interpreted: workbooks have string cells,
 * .csv files an apostrophe.
 */
export function writeSheet(
  format: SheetFormat,
  { name, columns, rows }: { name: string; columns: readonly SheetColumn[]; rows: Rows },
): ReadableStream<Uint8Array> {
  return ReadableStream.from(
    format === 'xlsx' ? writeXlsx(name, columns, rows) : writeCsv(columns, rows),
  );
}

type Rows = AsyncIterable<readonly WrittenCell[]>;

async function* writeXlsx(
  name: string,
  columns: readonly SheetColumn[],
  rows: Rows,
): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  async function* cells() {
    for await (const row of rows) {
      yield row.map((cell) => (typeof cell === 'string' ? (cell ? xmlText(cell) : null) : cell));
    }
  }
  yield* writeXlsxStream(cells(), {
    name,
    columns: columns.map(({ name: header, width, kind }) => ({
      header: xmlText(header),
      width,
      ...(kind === 'moment' && { numFmt: momentFormat }),
    })),
    freezePane: { rows: 1 },
  });
}

/** Characters that XML must not contain; line breaks are written as `\n`. */
// oxlint-disable-next-line no-control-regex -- the expression finds control characters
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Text that a spreadsheet program would read as an escaped character. */
const escaped = /_(?=x[0-9a-f]{4}_)/gi;

const xmlText = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwritable, '').replace(escaped, '_x005F_');

/** Rows that are encoded together. */
const slice = 100;

async function* writeCsv(columns: readonly SheetColumn[], rows: Rows): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  // With a byte order mark, Excel reads the text as UTF-8.
  let text = `\uFEFF${csvLine(columns.map((column) => column.name))}`;
  let count = 0;
  for await (const row of rows) {
    text += csvLine(row);
    count += 1;
    if (count % slice === 0) {
      yield encoder.encode(text);
      text = '';
    }
  }
  if (text) yield encoder.encode(text);
}

const csvLine = (cells: readonly WrittenCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: WrittenCell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'number') return String(cell);
  const text = toInert(cell);
  return /[",\r\n;\t|]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
