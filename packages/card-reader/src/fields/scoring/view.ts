import type { FrameBox } from '../../types.ts';
import { heightOf, type CardLine } from '../lines/cardLine.ts';
import { evidenceOf, type CardContext, type Evidence } from './evidence.ts';

/** What the model knows about a candidate, by name; a truth counts as 1. */
export type Features = Record<string, number | boolean>;

/** What features are worked out from: a card's lines, their extent, and the evidence of each text. */
export interface CardView {
  lines: readonly CardLine[];
  /** Lines that are neither addresses nor numbers. */
  free: readonly CardLine[];
  contacts: readonly CardLine[];
  extent: FrameBox;
  /** Height of the middle one of the lines, and of the highest free one. */
  medianHeight: number;
  tallest: number;
  context: CardContext;
  evidence(text: string): Evidence;
}

/** What addresses and numbers are on. */
export const contactKinds: ReadonlySet<CardLine['kind']> = new Set([
  'email',
  'web',
  'phone',
  'address',
]);

/** A card as its features see it. */
export function viewOf(lines: readonly CardLine[], context: CardContext): CardView {
  const known = new Map<string, Evidence>();
  const free = lines.filter(({ kind }) => !kind);
  const heights = lines.map(({ box }) => heightOf(box)).toSorted((a, b) => a - b);
  return {
    lines,
    free,
    contacts: lines.filter(({ kind }) => contactKinds.has(kind)),
    extent: {
      x0: Math.min(...lines.map(({ box }) => box.x0)),
      x1: Math.max(...lines.map(({ box }) => box.x1)),
      y0: Math.min(...lines.map(({ box }) => box.y0)),
      y1: Math.max(...lines.map(({ box }) => box.y1)),
    },
    medianHeight: Math.max(1, heights[heights.length >> 1] ?? 1),
    tallest: Math.max(1, ...free.map(({ box }) => heightOf(box))),
    context,
    evidence(text) {
      const evidence = known.get(text) ?? evidenceOf(text, context);
      known.set(text, evidence);
      return evidence;
    },
  };
}
