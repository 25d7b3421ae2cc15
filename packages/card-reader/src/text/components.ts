import type { Point } from '../types.ts';
import { convexHull, smallestBox, type RotatedBox } from '../image/geometry.ts';

/** A piece of text found by the detector. */
export interface TextBox extends RotatedBox {
  /** Mean probability of text inside the box, 0 to 1. */
  score: number;
}

const pixelThreshold = 0.3;
const boxThreshold = 0.5;
const minPixels = 12;
const minSide = 3;
/** The detector is trained on shrunken text regions: they are grown back by this ratio. */
const unclipRatio = 1.7;

/** For each row of a connected region: its first and last column. */
type Spans = Map<number, [first: number, last: number]>;

/**
 * Differentiable Binarization post-processing: the connected regions of a probability map
 * (row by row), as rotated boxes in the map's pixels.
 */
export function textBoxes(map: Float32Array, width: number, height: number): TextBox[] {
  const visited = new Uint8Array(width * height);
  const stack = new Int32Array(width * height);
  const boxes: TextBox[] = [];
  for (let seed = 0; seed < map.length; seed++) {
    if (visited[seed] || !isText(map, seed)) continue;
    const { spans, pixels } = fill(map, width, height, seed, visited, stack);
    if (pixels < minPixels) continue;
    const box = smallestBox(convexHull(outline(spans)));
    const score = meanInside(map, width, spans);
    if (!box || Math.min(box.width, box.height) < minSide || score < boxThreshold) continue;
    const grow = (box.width * box.height * unclipRatio) / (box.width + box.height);
    boxes.push({ ...box, width: box.width + grow, height: box.height + grow, score });
  }
  return boxes;
}

const isText = (map: Float32Array, index: number) => (map[index] ?? 0) > pixelThreshold;

function fill(
  map: Float32Array,
  width: number,
  height: number,
  seed: number,
  visited: Uint8Array,
  stack: Int32Array,
): { spans: Spans; pixels: number } {
  const spans: Spans = new Map();
  let pixels = 0;
  let top = 0;
  stack[top++] = seed;
  visited[seed] = 1;
  while (top > 0) {
    const index = stack[--top] ?? 0;
    const y = Math.floor(index / width);
    const x = index - y * width;
    pixels++;
    const span = spans.get(y);
    if (!span) spans.set(y, [x, x]);
    else if (x < span[0]) span[0] = x;
    else if (x > span[1]) span[1] = x;
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const next = ny * width + nx;
        if (visited[next] || !isText(map, next)) continue;
        visited[next] = 1;
        stack[top++] = next;
      }
    }
  }
  return { spans, pixels };
}

/** The edge midpoints of every row, and of the first and last row's outer edges. */
function outline(spans: Spans): Point[] {
  const rows = [...spans.keys()];
  const first = Math.min(...rows);
  const last = Math.max(...rows);
  return [...spans].flatMap(([y, [x0, x1]]): Point[] => {
    const points: Point[] = [
      [x0 - 0.5, y],
      [x1 + 0.5, y],
    ];
    if (y === first) points.push([x0, y - 0.5], [x1, y - 0.5]);
    if (y === last) points.push([x0, y + 0.5], [x1, y + 0.5]);
    return points;
  });
}

function meanInside(map: Float32Array, width: number, spans: Spans): number {
  let sum = 0;
  let count = 0;
  for (const [y, [x0, x1]] of spans) {
    for (let x = x0; x <= x1; x++) sum += map[y * width + x] ?? 0;
    count += x1 - x0 + 1;
  }
  return sum / count;
}
