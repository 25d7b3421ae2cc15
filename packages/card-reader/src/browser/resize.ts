import type { RgbImage } from '../types.ts';

/*
 * A canvas scales in each browser differently, and costs half a percent of the fields: text that is
 * found a pixel off is misread. So this does what sharp does, to the last digit.
 */

/** Scales a picture to exactly this size. */
export async function resizeWithCubic(
  image: RgbImage,
  width: number,
  height: number,
): Promise<RgbImage> {
  const narrow = new Float32Array(width * image.height * 3);
  scaleLines(image.data, narrow, {
    taps: tapsOf(image.width, width),
    step: 3,
    lines: image.height,
    from: image.width * 3,
    to: width * 3,
  });
  const data = new Uint8ClampedArray(width * height * 3);
  scaleLines(narrow, data, {
    taps: tapsOf(image.height, height),
    step: width * 3,
    lines: width,
    from: 3,
    to: 3,
  });
  return { data: new Uint8Array(data.buffer), width, height };
}

/** The pixels that make a new one: the first of them, and the share of each. */
interface Taps {
  first: number;
  shares: Float32Array;
}

/** For each pixel of a line, those of the original line that it is made of. */
function tapsOf(before: number, after: number): Taps[] {
  const scale = before / after;
  // A pixel that takes the place of several is made of all of them.
  const spread = Math.max(1, scale);
  return Array.from({ length: after }, (_, index) => {
    // sharp enlarges from a pixel's corner, and shrinks from its middle.
    const middle = (scale < 1 ? index : index + 0.5) * scale - 0.5;
    const first = Math.max(0, Math.ceil(middle - 2 * spread));
    const last = Math.min(before - 1, Math.floor(middle + 2 * spread));
    const shares = Float32Array.from({ length: last - first + 1 }, (_share, place) =>
      cubic((first + place - middle) / spread),
    );
    const sum = shares.reduce((total, share) => total + share, 0);
    return { first, shares: shares.map((share) => share / sum) };
  });
}

/** The Catmull-Rom curve. */
function cubic(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return 1.5 * x ** 3 - 2.5 * x ** 2 + 1;
  return x < 2 ? -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2 : 0;
}

/** How the lines of two pictures lie in memory: rows or columns. */
interface Lines {
  taps: readonly Taps[];
  /** Distance of the pixels of a line. */
  step: number;
  /** Number of lines, and their distances before and after. */
  lines: number;
  from: number;
  to: number;
}

/** Scales every line of a picture. */
function scaleLines(
  source: Uint8Array | Float32Array,
  target: Uint8ClampedArray | Float32Array,
  { taps, step, lines, from, to }: Lines,
): void {
  for (const [index, { first, shares }] of taps.entries()) {
    for (let line = 0; line < lines; line++) {
      for (let channel = 0; channel < 3; channel++) {
        let at = line * from + first * step + channel;
        let sum = 0;
        for (const share of shares) {
          sum += (source[at] ?? 0) * share;
          at += step;
        }
        target[line * to + index * step + channel] = sum;
      }
    }
  }
}
