/**
 * A .csv text in which quotation marks inside of cells are doubled, as they should be.
 * @returns undefined if a cell never ends
 */
export function mendQuotes(text: string, separator: string): string | undefined {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const start = blanksFrom(text, at);
    if (text[start] === '"') {
      const cell = quotedCell(text, start, separator);
      if (!cell) return undefined;
      pieces.push(`"${cell.content}"`, text.slice(cell.end, cell.end + 1));
      at = cell.end + 1;
    } else {
      const end = cellEnd(text, at, separator);
      pieces.push(text.slice(at, end + 1));
      at = end + 1;
    }
  }
  return pieces.join('');
}

/** The index of the first character that is no blank. */
function blanksFrom(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

/** The index of the separator or line break that ends an unquoted cell. */
function cellEnd(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r')
    at += 1;
  return at;
}

/** The content of a quoted cell and the index behind it; undefined if the cell never ends. */
function quotedCell(text: string, start: number, separator: string) {
  const parts: string[] = [];
  let from = start + 1;
  for (;;) {
    const mark = text.indexOf('"', from);
    if (mark < 0) return undefined;
    const behind = blanksFrom(text, mark + 1);
    const next = text[behind];
    if (next === undefined || next === separator || next === '\n' || next === '\r') {
      parts.push(text.slice(from, mark));
      return { content: parts.join(''), end: behind };
    }
    parts.push(text.slice(from, mark), '""');
    from = mark + (text[mark + 1] === '"' ? 2 : 1);
  }
}
