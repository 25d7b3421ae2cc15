import type { Buffer } from 'node:buffer';
import type { TextEncoding } from '@cardinal/contract/labels';
import { fromInert } from '@cardinal/contract/csv-text';
import { CsvError, parse } from 'csv-parse';
import { count, createRowMaker, type SheetRow } from './cells.ts';
import { decodePieces, findSeparator } from './csvText.ts';
import { sheetLimits } from './limits.ts';
import { mendQuotes } from './mendQuotes.ts';
import { SheetError } from './sheetError.ts';

/** A file whose quotation marks are mended if they are misplaced, which takes its whole text, in bytes. */
const mendable = 8_000_000;

/**
 * The rows of a .csv file with any separator, without empty rows.
 * @throws SheetError.
 */
export async function* readCsv(bytes: Buffer, encoding: TextEncoding): AsyncGenerator<SheetRow> {
  const pieces = decodePieces(bytes, encoding);
  const { separator, text, skipped } = findSeparator(pieces.next().value ?? '');
  let read = 0;
  try {
    for await (const row of parsedRows({ separator, skipped, text, rest: pieces })) {
      read += 1;
      yield row;
    }
  } catch (error) {
    if (!(error instanceof MisplacedQuote) || bytes.length > mendable) throw error;
    const whole = new TextDecoder(encoding).decode(bytes);
    const mended = mendQuotes(findSeparator(whole).text, separator);
    if (mended === undefined) throw error;
    // The rows before the misplaced mark are the same again.
    for await (const row of parsedRows({ separator, skipped, text: mended, rest: [] })) {
      read -= 1;
      if (read < 0) yield row;
    }
  }
}

/** A quotation mark is missing or misplaced. */
class MisplacedQuote extends SheetError {}

interface CsvText {
  separator: string;
  /** Lines before the text. */
  skipped: number;
  /** The start of the text, then its other pieces. */
  text: string;
  rest: Iterable<string>;
}

async function* parsedRows({ separator, skipped, text, rest }: CsvText): AsyncGenerator<SheetRow> {
  const { makeRow } = createRowMaker();
  const parser = parse({
    delimiter: separator,
    bom: true,
    relax_quotes: true,
    // Some programs write a blank before a quotation mark.
    trim: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: sheetLimits.record,
  });
  const feeding = feed(parser, skipped, text, rest);
  let row = skipped;
  try {
    for await (const record of parser) {
      row += 1;
      // csv-parse types its output as any; without casting options it consists of strings.
      const made = makeRow(row, (record as string[]).map(fromInert));
      if (made) yield made;
    }
    await feeding;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw error.code === 'CSV_MAX_RECORD_SIZE'
      ? endless(row + 1, sheetLimits.record, error)
      : unclosed(row + 1, error);
  } finally {
    parser.destroy();
  }
}

/**
 * Writes a text to a parser as fast as it reads. The parser keeps a row until its end, and counts the
 * characters of its cells, but not the cells: a row that is too long as written ends the reading.
 */
async function feed(
  parser: ReturnType<typeof parse>,
  skipped: number,
  start: string,
  rest: Iterable<string>,
): Promise<void> {
  const closed = new Promise<void>((resolve) => parser.once('close', resolve));
  let unfinished = 0;
  async function write(text: string): Promise<void> {
    const before = parser.info.records;
    if (!parser.write(text)) {
      const drained = new Promise<void>((resolve) => parser.once('drain', resolve));
      await Promise.race([drained, closed]);
    }
    unfinished = parser.info.records > before ? 0 : unfinished + text.length;
    if (unfinished <= sheetLimits.written) return;
    parser.destroy(endless(skipped + parser.info.records + 1, sheetLimits.written));
  }
  await write(start);
  for (const text of rest) {
    if (parser.destroyed) return;
    if (text !== '') await write(text);
  }
  if (!parser.destroyed) parser.end();
}

const unclosed = (row: number, cause: unknown) =>
  new MisplacedQuote(
    'broken',
    `The file can't be read from row ${row} on: a quotation mark is missing or misplaced.`,
    { cause },
  );
const endless = (row: number, most: number, cause?: unknown) =>
  new SheetError(
    'broken',
    `Row ${row} has more than ${count(most)} characters: a quotation mark or a line break is missing.`,
    { cause },
  );
