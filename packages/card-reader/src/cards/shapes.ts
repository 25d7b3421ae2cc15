import { convexHull, smallestBox, type RotatedBox } from '../image/geometry.ts';
import type { Point } from '../types.ts';
import type { Surface } from './surface.ts';

/** Share of the picture that a thing takes at least. */
const leastShare = 0.015;
/** Share that one of several takes at most. */
const mostShare = 0.48;
/** A card fills this much of the rectangle around it, however obliquely it is seen. */
const leastFilled = 0.86;
/** How many times as long as high cards are, also when seen obliquely. */
const [leastRatio, mostRatio] = [1.25, 2.3];

/** A thing in the form of a card. */
export interface CardShape extends RotatedBox {
  /** Share of the rectangle that the thing fills. */
  filled: number;
}

/** What the edge itself takes of a thing and what was widened, on both of its sides. */
const rim = 6;

const onTable = 1;
const seen = 2;

/**
 * The things in the form of a card that lie whole in a picture, on whatever surrounds them, in its
 * pixels.
 * @param steepness How steep an edge is at least
 */
export function cardShapes(surface: Surface, steepness: number): CardShape[] {
  const { width, height, scale } = surface;
  const state = tableOf(surface, steepness);
  const shapes: CardShape[] = [];
  for (let seed = 0; seed < state.length; seed++) {
    if (state[seed] !== 0) continue;
    const rows = collect(state, width, height, seed);
    const shape = rows && shapeOf(rows, width * height);
    if (shape) {
      shapes.push({
        ...shape,
        cx: (shape.cx + 0.5) * scale,
        cy: (shape.cy + 0.5) * scale,
        width: shape.width * scale,
        height: shape.height * scale,
      });
    }
  }
  return shapes;
}

/** What is connected with the picture's sides without crossing an edge, made one pixel wider. */
function tableOf({ steepness, width, height }: Surface, least: number): Uint8Array {
  const reached = new Uint8Array(width * height);
  const queue: number[] = [];
  const reach = (at: number) => {
    if (reached[at] || (steepness[at] ?? 0) >= least) return;
    reached[at] = onTable;
    queue.push(at);
  };
  for (let x = 0; x < width; x++) {
    reach(x);
    reach((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    reach(y * width);
    reach(y * width + width - 1);
  }
  // The list grows while it is walked.
  for (const at of queue) {
    const x = at % width;
    if (x > 0) reach(at - 1);
    if (x < width - 1) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at < reached.length - width) reach(at + width);
  }
  // Grain that is left, and bridges of shadow between cards, are a pixel or two wide.
  return widened(widened(reached, width), width);
}

function widened(mask: Uint8Array, width: number): Uint8Array {
  return mask.map(
    (value, at) =>
      value || mask[at - 1] || mask[at + 1] || mask[at - width] || mask[at + width] || 0,
  );
}

/** For each row of a thing: its first and last column. */
type Rows = Map<number, [first: number, last: number]>;

/** What is connected with a pixel; undefined if it reaches a side of the picture. */
function collect(state: Uint8Array, width: number, height: number, seed: number): Rows | undefined {
  const rows: Rows = new Map();
  let isWhole = true;
  state[seed] = seen;
  const queue = [seed];
  const add = (at: number) => {
    if (state[at] !== 0) return;
    state[at] = seen;
    queue.push(at);
  };
  // The list grows while it is walked.
  for (const at of queue) {
    const y = Math.floor(at / width);
    const x = at - y * width;
    const row = rows.get(y);
    if (!row) rows.set(y, [x, x]);
    else if (x < row[0]) row[0] = x;
    else if (x > row[1]) row[1] = x;
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) {
      isWhole = false;
      continue;
    }
    add(at - 1);
    add(at + 1);
    add(at - width);
    add(at + width);
  }
  return isWhole ? rows : undefined;
}

/** The rectangle around a thing, if it is a card's. @param all The picture's pixels */
function shapeOf(rows: Rows, all: number): CardShape | undefined {
  let pixels = 0;
  const outline: Point[] = [];
  for (const [y, [x0, x1]] of rows) {
    pixels += x1 - x0 + 1;
    const [left, right] = [x0 - 0.5, x1 + 0.5];
    outline.push([left, y - 0.5], [left, y + 0.5], [right, y - 0.5], [right, y + 0.5]);
  }
  if (pixels < all * leastShare || pixels > all * mostShare) return undefined;
  const box = smallestBox(convexHull(outline));
  if (!box) return undefined;
  const filled = pixels / (box.width * box.height);
  const ratio = Math.max(box.width, box.height) / Math.min(box.width, box.height);
  if (filled < leastFilled || ratio < leastRatio || ratio > mostRatio) return undefined;
  return { ...box, filled, width: box.width + rim, height: box.height + rim };
}
