import type { FrameBox } from '../../types.ts';
import { heightOf, middleOf, onSameRow, type CardLine } from './cardLine.ts';
import { isAllCaps } from '@cardinal/contact/people/strings';
import { legalForm, onlyLegalForm } from '@cardinal/contact/people/legalForms';

/** A line, or lines that may be one wrapped text, for a name, a company or a position. */
export interface Candidate {
  text: string;
  parts: string[];
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
}

/** All single lines, and the merges of lines that follow each other closely and are aligned. */
export function candidatesOf(lines: readonly CardLine[]): Candidate[] {
  const rest = lines.filter(
    ({ kind, text }) => !kind && (/\p{L}{2}/u.test(text) || onlyLegalForm.test(text)),
  );
  const single = rest.map((line) => merge([line]));
  const pairs = rest.flatMap((upper) =>
    rest
      .filter((lower) => lower !== upper && isNext(upper, lower, rest))
      .filter((lower) => follows(upper, lower) || isMarkAbove(upper, lower))
      .map((lower) => merge([upper, lower])),
  );
  const beside = rest.flatMap((left) =>
    rest.filter((right) => isBeside(left, right)).map((right) => merge([left, right])),
  );
  const triples = pairs.flatMap((pair) => {
    const [first, last] = [pair.lines[0], pair.lines.at(-1)];
    if (!first || !last) return [];
    return rest
      .filter((line) => !pair.lines.includes(line))
      .filter((line) =>
        legalForm.test(line.text)
          ? follows(last, line)
          : pair.isBlock &&
            inBlock(last, line) &&
            inBlock(first, { ...line, box: raised(line, last) }),
      )
      .map((line) => merge([...pair.lines, line]));
  });
  return [...single, ...pairs, ...beside, ...triples];
}

function merge(lines: CardLine[]): Candidate {
  const heights = lines.map(({ box }) => heightOf(box));
  const parts = lines.map(({ text }) => text.replace(/^[|\-:.,;]+\s*|\s*[|:;]+$/g, ''));
  const [first, second] = lines;
  const isMark = first !== undefined && second !== undefined && isMarkAbove(first, second);
  return {
    // A hyphen at the end of a line may be part of the name: "Watson-" "Clarke".
    text: parts.join(' ').replace(/(?<=\p{L}-) (?=\p{Lu})/gu, ''),
    parts,
    lines,
    height: isMark
      ? Math.max(...heights)
      : heights.reduce((sum, height) => sum + height, 0) / heights.length,
    isMark,
    evenness: Math.min(...heights) / Math.max(...heights),
    isBlock:
      lines.every((line, index) => {
        const before = lines[index - 1];
        return !before || inBlock(before, line);
      }) && lines.length > 1,
    confidence: lines.reduce((sum, { confidence }) => sum + confidence, 0) / lines.length,
    box: {
      x0: Math.min(...lines.map(({ box }) => box.x0)),
      x1: Math.max(...lines.map(({ box }) => box.x1)),
      y0: Math.min(...lines.map(({ box }) => box.y0)),
      y1: Math.max(...lines.map(({ box }) => box.y1)),
    },
  };
}

/** Whether no other line is between two lines. */
const isNext = (upper: CardLine, lower: CardLine, lines: readonly CardLine[]) =>
  !lines.some(
    ({ box }) =>
      box.y0 > upper.box.y0 &&
      box.y1 < lower.box.y1 &&
      box !== lower.box &&
      middleOf(box) > middleOf(upper.box) + 1 &&
      middleOf(box) < middleOf(lower.box) - 1 &&
      Math.min(box.x1, lower.box.x1) > Math.max(box.x0, lower.box.x0) &&
      Math.min(box.x1, upper.box.x1) > Math.max(box.x0, upper.box.x0),
  );

/** How far apart two words of a word mark may be, as a share of their height. */
const widestGap = 3;

/** Whether two pieces are the words of one word mark with a picture between them. */
function isBeside(left: CardLine, right: CardLine): boolean {
  const [a, b] = [left.box, right.box];
  const height = Math.max(heightOf(a), heightOf(b));
  const gap = b.x0 - a.x1;
  return (
    onSameRow(left, right) &&
    Math.min(heightOf(a), heightOf(b)) / height > 0.75 &&
    gap > 0 &&
    gap < height * widestGap &&
    isAllCaps(left.text, 2) === isAllCaps(right.text, 2)
  );
}

/** A line's box moved up to where the line before it is. */
const raised = ({ box }: CardLine, { box: before }: CardLine): FrameBox => ({
  ...box,
  y0: before.y0,
  y1: before.y0 + box.y1 - box.y0,
});

/** How far the rows of a block may be apart, as a share of their height. */
const widestStep = 2.2;
const leastEvenness = { justified: 0.35, alike: 0.8 };

/**
 * Whether two lines are set as one block, as word marks are: both edges agree whatever the sizes,
 * or both are capitals of one size with a common middle.
 */
function inBlock(upper: CardLine, lower: CardLine): boolean {
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
  const tolerance = heightOf(b) * 0.6;
  const offsets = [a.x0 - b.x0, a.x1 - b.x1, (a.x0 + a.x1 - b.x0 - b.x1) / 2];
  return offsets.some((offset) => Math.abs(offset) < tolerance);
}

/** Whether a line may go on with another: right below it, about as high, and aligned with it. */
function follows(upper: CardLine, lower: CardLine): boolean {
  if (inBlock(upper, lower)) return true;
  const [a, b] = [upper.box, lower.box];
  const height = (heightOf(a) + heightOf(b)) / 2;
  const step = (b.y0 + b.y1 - a.y0 - a.y1) / 2;
  if (step < height * 0.45 || step > height * 1.6) return false;
  if (Math.min(heightOf(a), heightOf(b)) / Math.max(heightOf(a), heightOf(b)) < 0.66) return false;
  const tolerance = height * 0.8;
  const offsets = [a.x0 - b.x0, a.x1 - b.x1, (a.x0 + a.x1 - b.x0 - b.x1) / 2];
  return offsets.some((offset) => Math.abs(offset) < tolerance);
}
