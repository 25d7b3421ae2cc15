import type { FrameBox } from '../../types.ts';
import { shareOfBox, type CardLine } from './cardLine.ts';

/** A line, or the part of one that may be an entry of its own. */
export interface Piece {
  line: CardLine;
  /** Where it begins and ends in the line's text. */
  start: number;
  end: number;
  text: string;
  box: FrameBox;
}

/** What may separate two entries of a line. */
const separators = /\s*[,;:|/•·()–—~]+\s*|\s+[-.Il]\s+|\s*@\s+/gu;
/** A number, an address, or what is stuck to one. */
const contactWord = /\d|@|^www\.|^https?:|\.(?:com|net|org|in|co)\b/i;
/** With more words a text is no name and position side by side. */
const mostWords = 7;
const mostParts = 5;

/**
 * The texts that a line may hold: itself, what stands beside a number, what separators cut off, and
 * every split between two words.
 */
export function piecesOf(line: CardLine): Piece[] {
  const spans = new Map<string, Piece>();
  const add = (from: number, to: number) => {
    const piece = trimmed(line, from, to);
    if (piece) spans.set(`${piece.start} ${piece.end}`, piece);
  };
  if (line.kind === undefined || line.kind === 'address') add(0, line.text.length);
  if (line.kind === 'address') return [...spans.values()];
  for (const [from, to] of runsOf(line.text)) {
    add(from, to);
    const parts = partsOf(line.text, from, to);
    if (parts.length > 1 && parts.length <= mostParts) {
      for (const [index, [start]] of parts.entries()) {
        for (const [, end] of parts.slice(index)) add(start, end);
      }
    }
    const words = [...line.text.slice(from, to).matchAll(/\S+/g)];
    if (words.length > mostWords) continue;
    for (const word of words.slice(1)) {
      add(from, from + word.index);
      add(from + word.index, to);
    }
  }
  return [...spans.values()];
}

type Span = [start: number, end: number];

/** The longest runs of words without numbers and addresses. */
function runsOf(text: string): Span[] {
  const runs: Span[] = [];
  let open: Span | undefined;
  for (const word of text.matchAll(/\S+/g)) {
    const end = word.index + word[0].length;
    if (contactWord.test(word[0])) open = undefined;
    else if (open) open[1] = end;
    else runs.push((open = [word.index, end]));
  }
  return runs;
}

function partsOf(text: string, from: number, to: number): Span[] {
  const cuts = [...text.slice(from, to).matchAll(separators)];
  const starts = [from, ...cuts.map((cut) => from + cut.index + cut[0].length)];
  const ends = [...cuts.map((cut) => from + cut.index), to];
  return starts
    .map((start, index): Span => [start, ends[index] ?? to])
    .filter(([start, end]) => end > start);
}

/** Part of a line without the signs around it; its box is the share of the line's its letters take. */
function trimmed(line: CardLine, from: number, to: number): Piece | undefined {
  const raw = line.text.slice(from, to);
  const lead = /^[^\p{L}\d("“&]*/u.exec(raw)?.[0].length ?? 0;
  const tail = /(?:[\s,;:|/•·–—~@]|(?<!\p{L})-)*$/u.exec(raw)?.[0].length ?? 0;
  const [start, end] = [from + lead, to - tail];
  const text = line.text.slice(start, end);
  if (!/\p{L}/u.test(text)) return undefined;
  const isWhole = from === 0 && to === line.text.length;
  if (!isWhole && text.split('(').length !== text.split(')').length) return undefined;
  const box = isWhole ? line.box : shareOfBox(line, start, end);
  return { line, start, end, text, box };
}
