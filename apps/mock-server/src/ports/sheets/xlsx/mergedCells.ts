import type { CellContent } from '../cells.ts';
import { sheetLimits } from '../limits.ts';
import type { Archive } from './archive.ts';
import { columnOf } from './sheetRows.ts';

/** A cell that reaches over several rows. */
export interface MergedCell {
  /** From 1. */
  column: number;
  /** First and last row, from 1. */
  from: number;
  to: number;
}

/** Bytes of a packed sheet that is searched; longer lists are written by programs, which merge nothing. */
const searched = 2_000_000;
/** Merged cells that are regarded. */
const most = 10_000;
/** Characters of a piece that may belong to the next match. */
const overlap = 200;
const merged =
  /<(?:\w{1,20}:)?mergeCell [^<>]{0,60}ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;

/**
 * The cells of a sheet that are merged with those below them. They are listed behind the rows, so the
 * sheet is unpacked once more.
 */
export async function mergedCellsOf(archive: Archive, part: string): Promise<MergedCell[]> {
  if (archive.sizeOf(part) > searched) return [];
  const found: MergedCell[] = [];
  let rest = '';
  for await (const piece of archive.read(part, sheetLimits.sheet)) {
    const text = rest + piece.toString('latin1');
    let end = 0;
    for (const match of text.matchAll(merged)) {
      const [, letters = '', from, to] = match;
      end = match.index + match[0].length;
      const cell = { column: columnOf(letters), from: Number(from), to: Number(to) };
      if (cell.to > cell.from && found.length < most) found.push(cell);
    }
    rest = text.slice(Math.max(end, text.length - overlap));
  }
  return found.toSorted((a, b) => a.from - b.from);
}

/** Creates a function that writes the content of merged cells into the rows below, which must come in order. */
export function createMergedFilling(cells: readonly MergedCell[]) {
  let next = 0;
  let open: (MergedCell & { content: CellContent })[] = [];
  return (row: number, contents: CellContent[]): void => {
    open = open.filter(({ to }) => to >= row);
    for (; next < cells.length && (cells[next]?.from ?? 0) <= row; next += 1) {
      const cell = cells[next];
      if (cell?.from === row) open.push({ ...cell, content: contents[cell.column - 1] });
    }
    for (const { column, from, content } of open) {
      if (from === row || content === null || content === undefined) continue;
      while (contents.length < column) contents.push(null);
      contents[column - 1] ??= content;
    }
  };
}
