import { isAllCaps } from '@cardinal/contact/people/strings';
import { onlyLegalForm } from '@cardinal/contact/people/legalForms';
import type { FrameBox } from '../../types.ts';
import { heightOf, isAligned, middleOf, onSameRow, type CardLine } from './cardLine.ts';
import { piecesOf, type Piece } from './pieces.ts';

/** A text that may be a name, a company or a position: a line, a part of one, or several lines. */
export interface Candidate {
  text: string;
  parts: string[];
  pieces: Piece[];
  lines: CardLine[];
  /** Height of its lines, in pixels. */
  height: number;
  /** Height of the lowest line as a share of the highest. */
  evenness: number;
  confidence: number;
  box: FrameBox;
  /** Whether its lines are set as one block: both edges agree, or size, capitals and middle. */
  isBlock: boolean;
  /** Whether it is a word mark in large letters with the rest of the name in small ones below it. */
  isMark: boolean;
  /** Whether its lines stand side by side. */
  isRow: boolean;
}

/** Most lines that one text goes over. */
const mostLines = 4;

/** With more lines a picture is no card, and its lines are neither taken apart nor joined. */
const mostLinesOfCard = 60;

/** Every text that may be a field; the model refuses what is none. */
export function candidatesOf(lines: readonly CardLine[]): Candidate[] {
  const isCrowded = lines.length > mostLinesOfCard;
  const pieces = lines.flatMap((line) => {
    if (line.kind === 'han' || line.kind === 'handle' || line.kind === 'label') return [];
    const all = piecesOf(line).filter(mayBeField);
    return isCrowded ? all.slice(0, 1) : all;
  });
  const single = pieces.filter(({ text }) => !goesOn.test(text)).map((piece) => merge([piece]));
  if (isCrowded) return single;
  // The first piece of a line is all of it.
  const rows = [...Map.groupBy(pieces, ({ line }) => line)].flatMap(([{ kind }, [whole]]) =>
    kind || !whole ? [] : [whole],
  );
  return [
    ...single,
    ...rows.flatMap((piece) => chainsFrom([piece], rows)).map(merge),
    ...rows.flatMap((left) =>
      rows.filter((right) => isBeside(left.line, right.line)).map((right) => merge([left, right])),
    ),
  ];
}

/** A hyphen at the end: the rest is on the next line. */
const goesOn = /\p{L}-$/u;

const mayBeField = ({ text }: Piece) => /\p{L}{2}/u.test(text) || onlyLegalForm.test(text);

/** The runs of two lines and more that go down from the first one without a line between them. */
function chainsFrom(chain: readonly Piece[], rows: readonly Piece[]): Piece[][] {
  const last = chain.at(-1);
  if (!last || chain.length >= mostLines) return [];
  return rows.flatMap((next) => {
    if (chain.includes(next) || !follows(last.line, next.line)) return [];
    if (!isNext(last.line, next.line, rows)) return [];
    const longer = chain.concat(next);
    return [longer].concat(chainsFrom(longer, rows));
  });
}

function merge(pieces: readonly Piece[]): Candidate {
  const lines = pieces.map(({ line }) => line);
  const heights = lines.map(({ box }) => heightOf(box));
  const parts = pieces.map(({ text }) => text);
  const [first, second] = lines;
  const isRow = first !== undefined && second !== undefined && onSameRow(first, second);
  const isMark = first !== undefined && second !== undefined && isMarkAbove(first, second);
  return {
    // A hyphen at the end of a line may be part of the name: "Watson-" "Clarke".
    text: parts.join(' ').replace(/(?<=\p{L}-) (?=\p{Lu})/gu, ''),
    parts,
    pieces: [...pieces],
    lines,
    height: isMark
      ? Math.max(...heights)
      : heights.reduce((sum, height) => sum + height, 0) / heights.length,
    isMark,
    isRow,
    evenness: Math.min(...heights) / Math.max(...heights),
    isBlock: lines.length > 1 && lines.slice(1).every((line, index) => inBlock(lines[index], line)),
    confidence: lines.reduce((sum, { confidence }) => sum + confidence, 0) / lines.length,
    box: {
      x0: Math.min(...pieces.map(({ box }) => box.x0)),
      x1: Math.max(...pieces.map(({ box }) => box.x1)),
      y0: Math.min(...pieces.map(({ box }) => box.y0)),
      y1: Math.max(...pieces.map(({ box }) => box.y1)),
    },
  };
}

/** Whether two candidates use the same letters. */
export const sharesText = (a: Candidate, b: Candidate): boolean =>
  a.pieces.some((piece) =>
    b.pieces.some(
      (other) => other.line === piece.line && other.start < piece.end && piece.start < other.end,
    ),
  );

/** How far apart two lines of one text may be, and how different, as a share of their height. */
const widestGap = 1.3;
const mostRatio = 4.5;

/** Whether a line may go on with another: below it, and in the same column. */
function follows({ box: a }: CardLine, { box: b }: CardLine): boolean {
  const [lower, higher] = [heightOf(a), heightOf(b)].toSorted((one, other) => one - other);
  if (!lower || !higher || higher / lower > mostRatio) return false;
  const gap = b.y0 - a.y1;
  if (gap < -0.45 * lower || gap > widestGap * ((lower + higher) / 2)) return false;
  if (middleOf(b) <= middleOf(a)) return false;
  return Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0);
}

/** Whether no other line is between two lines. */
const isNext = (upper: CardLine, lower: CardLine, rows: readonly Piece[]) =>
  !rows.some(
    ({ box }) =>
      middleOf(box) > middleOf(upper.box) + 1 &&
      middleOf(box) < middleOf(lower.box) - 1 &&
      Math.min(box.x1, lower.box.x1) > Math.max(box.x0, lower.box.x0) &&
      Math.min(box.x1, upper.box.x1) > Math.max(box.x0, upper.box.x0),
  );

/** How far apart two words of a word mark may be, as a share of their height. */
const widestSpace = 3;

/** Whether two lines are the words of one word mark with a picture between them. */
function isBeside(left: CardLine, right: CardLine): boolean {
  const [a, b] = [left.box, right.box];
  const height = Math.max(heightOf(a), heightOf(b));
  const gap = b.x0 - a.x1;
  return (
    onSameRow(left, right) &&
    Math.min(heightOf(a), heightOf(b)) / height > 0.5 &&
    gap > -0.5 * height &&
    gap < height * widestSpace &&
    b.x0 > a.x0
  );
}

/** How far the rows of a block may be apart, as a share of their height. */
const widestStep = 2.2;
const leastEvenness = { justified: 0.35, alike: 0.8 };

/**
 * Whether two lines are set as one block, as word marks are: both edges agree whatever the sizes,
 * or both are capitals of one size with a common middle.
 */
function inBlock(upper: CardLine | undefined, lower: CardLine): boolean {
  if (!upper) return false;
  const [a, b] = [upper.box, lower.box];
  const height = Math.max(heightOf(a), heightOf(b));
  const step = (b.y0 + b.y1 - a.y0 - a.y1) / 2;
  if (step < height * 0.45 || step > height * widestStep) return false;
  const evenness = Math.min(heightOf(a), heightOf(b)) / height;
  const near = (offset: number) => Math.abs(offset) < height * 0.6;
  const [left, right] = [near(a.x0 - b.x0), near(a.x1 - b.x1)];
  if (left && right) return evenness >= leastEvenness.justified;
  const middle = near((a.x0 + a.x1 - b.x0 - b.x1) / 2);
  const capitals = isAllCaps(upper.text, 3) && isAllCaps(lower.text, 3);
  return capitals && (middle || left) && evenness >= leastEvenness.alike;
}

/** How much larger the first line of a word mark is than the second, at least and at most. */
const markRatio = { least: 1.25, most: 4 };

/** Whether a line is right below a much larger one, with an edge or the middle in common. */
function isMarkAbove(upper: CardLine, lower: CardLine): boolean {
  const [a, b] = [upper.box, lower.box];
  const ratio = heightOf(a) / heightOf(b);
  if (ratio < markRatio.least || ratio > markRatio.most) return false;
  const gap = b.y0 - a.y1;
  if (gap < -heightOf(a) * 0.3 || gap > heightOf(b) * 0.9) return false;
  return isAligned(a, b, heightOf(b) * 0.6);
}
