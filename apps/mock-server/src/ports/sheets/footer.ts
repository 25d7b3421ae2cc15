import type { SheetRow } from './cells.ts';

/** Lines that a footer may have. */
const longest = 20;
/** Rows that make a list: its header and one row. */
const fewest = 2;

const filled = ({ cells }: SheetRow) => cells.filter((cell) => cell !== '');

/** Whether a row is one text, and no address or number by which a lead could be reached. */
function isRemark(row: SheetRow): boolean {
  const [text = '', ...others] = filled(row);
  const isAddress = text.includes('@') && !/\s/.test(text);
  return others.length === 0 && !isAddress && /[^\d\s()+./-]/.test(text);
}

/**
 * Leaves out what reports write below a list: single texts after an empty row, such as totals and
 * copyright notices, with nothing else until the end of the file.
 */
export async function* withoutFooter(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let wide = 0;
  let last = 0;
  let waiting: SheetRow[] = [];
  for await (const row of rows) {
    const isAfterGap = last > 0 && row.row > last + 1;
    last = row.row;
    const mayBegin = wide >= fewest && isAfterGap;
    if ((mayBegin || waiting.length > 0) && waiting.length < longest && isRemark(row)) {
      waiting.push(row);
      continue;
    }
    yield* waiting;
    waiting = [];
    if (filled(row).length > 1) wide += 1;
    yield row;
  }
  if (waiting.length === longest) yield* waiting;
}
