import type { AccentMark, FrameBox } from '../../types.ts';

type LineKind = 'email' | 'web' | 'handle' | 'phone' | 'address' | 'label' | 'han';

/** A line of the card while its meaning is worked out. */
export interface CardLine {
  /** Indexes of the text lines it was made from. */
  sources: number[];
  text: string;
  marks: (AccentMark | undefined)[];
  confidence: number;
  box: FrameBox;
  /** What it turned out to be; undefined while it may be a name, a company or a position. */
  kind?: LineKind;
}

export const heightOf = ({ y0, y1 }: FrameBox): number => y1 - y0;
/** A box's middle, from its top. */
export const middleOf = ({ y0, y1 }: FrameBox): number => (y0 + y1) / 2;

/** Whether two lines stand side by side, as the columns of one row. */
export function onSameRow(a: CardLine, b: CardLine): boolean {
  const height = Math.min(heightOf(a.box), heightOf(b.box));
  return Math.abs(middleOf(a.box) - middleOf(b.box)) < height * 0.45;
}

/** Whether two boxes have an edge or the middle in common. */
export const isAligned = (a: FrameBox, b: FrameBox, tolerance: number): boolean =>
  [a.x0 - b.x0, a.x1 - b.x1, (a.x0 + a.x1 - b.x0 - b.x1) / 2].some(
    (offset) => Math.abs(offset) < tolerance,
  );

/** The part of a box that some letters of its line take. */
export function shareOfBox({ box, text }: CardLine, start: number, end: number): FrameBox {
  const width = (box.x1 - box.x0) / Math.max(1, text.length);
  return { ...box, x0: box.x0 + width * start, x1: box.x0 + width * end };
}

/** Changes a line's text; marks no longer fit unless the length stayed the same. */
export function replaceText(line: CardLine, text: string): void {
  if (text.length !== line.text.length) line.marks = Array.from({ length: text.length });
  line.text = text;
}
