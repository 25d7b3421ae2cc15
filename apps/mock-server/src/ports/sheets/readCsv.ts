import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse';
import { createRowMaker } from './cells.ts';
import type { SheetRow } from './cells.ts';
import { decodeText, findSeparator } from './csvText.ts';
import { fromInert } from './inertText.ts';
import { sheetLimits } from './limits.ts';
import { SheetError } from './sheetError.ts';

/** Characters that are passed to the parser at once. */
const slice = 65_536;

/**
 * The rows of a .csv file with any separator and encoding, without empty rows.
 * @param path Absolute path
 * @throws SheetError.
 */
export async function* readCsv(path: string): AsyncGenerator<SheetRow> {
  const { separator, text, skipped } = findSeparator(decodeText(await readFile(path)));
  const { makeRow } = createRowMaker();
  const parser = parse({
    delimiter: separator,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: sheetLimits.cell * 4,
  });
  const feeding = feed(parser, text);
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
    throw error.code === 'CSV_MAX_RECORD_SIZE' ? endless(row + 1, error) : unclosed(row + 1, error);
  } finally {
    parser.destroy();
  }
}

/** Writes a text to a parser as fast as it reads. */
async function feed(parser: ReturnType<typeof parse>, text: string): Promise<void> {
  const closed = new Promise<void>((resolve) => parser.once('close', resolve));
  for (let start = 0; start < text.length && !parser.destroyed; start += slice) {
    if (!parser.write(text.slice(start, start + slice))) {
      const drained = new Promise<void>((resolve) => parser.once('drain', resolve));
      await Promise.race([drained, closed]);
    }
  }
  if (!parser.destroyed) parser.end();
}

const unclosed = (row: number, cause: unknown) =>
  new SheetError(
    'broken',
    `The file can't be read from row ${row} on: a quotation mark is missing or misplaced.`,
    { cause },
  );
const endless = (row: number, cause: unknown) =>
  new SheetError(
    'broken',
    `Row ${row} is longer than any row of a list: a quotation mark or a line break is missing.`,
    { cause },
  );
