import type { FrameBox } from '../types.ts';
import { heightOf } from './cardLine.ts';
import type { CardLine } from './cardLine.ts';
import { legalForm } from './vocabulary.ts';

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
}

/** All single lines, and the merges of lines that follow each other closely and are aligned. */
export function candidatesOf(lines: readonly CardLine[]): Candidate[] {
  const rest = lines.filter(({ kind, text }) => !kind && /\p{L}{2}/u.test(text));
  const single = rest.map((line) => merge([line]));
  const pairs = rest.flatMap((upper) =>
    rest
      .filter((lower) => lower !== upper && follows(upper, lower))
      .map((lower) => merge([upper, lower])),
  );
  const triples = pairs.flatMap((pair) =>
    rest
      .filter((line) => !pair.lines.includes(line) && legalForm.test(line.text))
      .filter((line) => {
        const last = pair.lines.at(-1);
        return last !== undefined && follows(last, line);
      })
      .map((line) => merge([...pair.lines, line])),
  );
  return [...single, ...pairs, ...triples];
}

function merge(lines: CardLine[]): Candidate {
  const heights = lines.map(({ box }) => heightOf(box));
  const parts = lines.map(({ text }) => text.replace(/^[|\-:.,;]+\s*|\s*[|:;]+$/g, ''));
  return {
    // A hyphen at the end of a line may be part of the name: "Watson-" "Clarke".
    text: parts.join(' ').replace(/(?<=\p{L}-) (?=\p{Lu})/gu, ''),
    parts,
    lines,
    height: heights.reduce((sum, height) => sum + height, 0) / heights.length,
    evenness: Math.min(...heights) / Math.max(...heights),
    confidence: lines.reduce((sum, { confidence }) => sum + confidence, 0) / lines.length,
    box: {
      x0: Math.min(...lines.map(({ box }) => box.x0)),
      x1: Math.max(...lines.map(({ box }) => box.x1)),
      y0: Math.min(...lines.map(({ box }) => box.y0)),
      y1: Math.max(...lines.map(({ box }) => box.y1)),
    },
  };
}

/** Whether a line may go on with another: right below it, about as high, and aligned with it. */
function follows(upper: CardLine, lower: CardLine): boolean {
  const [a, b] = [upper.box, lower.box];
  const height = (heightOf(a) + heightOf(b)) / 2;
  const step = (b.y0 + b.y1 - a.y0 - a.y1) / 2;
  if (step < height * 0.45 || step > height * 1.6) return false;
  if (Math.min(heightOf(a), heightOf(b)) / Math.max(heightOf(a), heightOf(b)) < 0.66) return false;
  const tolerance = height * 0.8;
  const offsets = [a.x0 - b.x0, a.x1 - b.x1, (a.x0 + a.x1 - b.x0 - b.x1) / 2];
  return offsets.some((offset) => Math.abs(offset) < tolerance);
}
