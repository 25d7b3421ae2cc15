import type { InkMap } from './ink.ts';

/** A connected piece of ink, in pixels of its crop. */
export interface Blob {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  area: number;
  /** Correlation of x and y: -1 rises to the right, 1 falls to the right. */
  slope: number;
  /** Whether its middle stands higher than its ends. */
  peaked: boolean;
}

/** The connected pieces of ink (eight neighbours). */
export function inkBlobs({ ink, width, height }: InkMap): Blob[] {
  const visited = new Uint8Array(ink.length);
  const blobs: Blob[] = [];
  for (let seed = 0; seed < ink.length; seed++) {
    if (!ink[seed] || visited[seed]) continue;
    blobs.push(describe(collect(ink, width, height, seed, visited), width));
  }
  return blobs;
}

function collect(
  ink: Uint8Array,
  width: number,
  height: number,
  seed: number,
  visited: Uint8Array,
): number[] {
  const pixels = [seed];
  visited[seed] = 1;
  // The list grows while it is walked: it is the queue of the flood fill.
  for (const index of pixels) {
    const y = Math.floor(index / width);
    const x = index - y * width;
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const next = ny * width + nx;
        if (!ink[next] || visited[next]) continue;
        visited[next] = 1;
        pixels.push(next);
      }
    }
  }
  return pixels;
}

function describe(pixels: number[], width: number): Blob {
  const points = pixels.map((index) => ({ x: index % width, y: Math.floor(index / width) }));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x0, x1] = extent(xs);
  const [y0, y1] = extent(ys);
  const meanX = mean(xs);
  const meanY = mean(ys);
  let [xx, yy, xy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += (x - meanX) ** 2;
    yy += (y - meanY) ** 2;
    xy += (x - meanX) * (y - meanY);
  }
  const third = (x1 - x0 + 1) / 3;
  const rowsOf = (inside: boolean) =>
    points.filter(({ x }) => (x - x0 >= third && x - x0 < 2 * third) === inside).map(({ y }) => y);
  return {
    x0,
    y0,
    x1,
    y1,
    area: pixels.length,
    slope: xx && yy ? xy / Math.sqrt(xx * yy) : 0,
    peaked: mean(rowsOf(true)) < mean(rowsOf(false)),
  };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function extent(values: number[]): [number, number] {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}
