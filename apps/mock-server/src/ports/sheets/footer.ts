import type { SheetRow } from './cells.ts';

/** Lines that a footer may have. */
const longest = 20;
/** Rows that make a list: its header and one row. */
const fewest = 2;

const filled = ({ cells }: SheetRow) => cells.filter((cell) => cell !== '');

/** How totals and notices below a list begin. */
const remark =
  /^(?:(?:grand |sub)?total|sum(?:me)?|gesamt|count|records?|rows?|copyright|©|\(c\)|confidential|generated|exported|end of|page|as of|stand|anzahl|итого|всего|合计|合計)(?![\p{L}-])/iu;

/** Whether a row is a total or a notice, by its words: also without an empty row before it. */
function isNotice(row: SheetRow): boolean {
  const [text = '', second = '', ...others] = filled(row);
  return remark.test(text) && others.length === 0 && /^[\d\s.,:%-]*$/.test(second);
}

/** Whether a row is one text, and no address or number by which a lead could be reached. */
function isRemark(row: SheetRow): boolean {
  const [text = '', ...others] = filled(row);
  const isAddress = text.includes('@') && !/\s/.test(text);
  return others.length === 0 && !isAddress && /[^\d\s()+./-]/.test(text);
}

/**
 * Leaves out what reports write below a list: totals and notices, and single texts after an empty row,
 * with nothing else until the end of the file.
 */
export async function* withoutFooter(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let wide = 0;
  let last = 0;
  let waiting: SheetRow[] = [];
  for await (const row of rows) {
    const isAfterGap = last > 0 && row.row > last + 1;
    last = row.row;
    const mayBegin = wide >= fewest && (isAfterGap || isNotice(row));
    const isBelow = isRemark(row) || isNotice(row);
    if ((mayBegin || waiting.length > 0) && waiting.length < longest && isBelow) {
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
