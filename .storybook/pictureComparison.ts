// Decides whether two pictures show the same, and what of a picture the repository keeps.

/** A picture without transparency: three bytes for each pixel, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Differences of a channel (0 to 255) that are accepted. Processors round the same blending
 * differently, by one at a time; at edges, kept pictures are also rounded to `step`.
 */
const accepted = { flat: 2, edge: 16 };

/** Pixels that differ from their neighbours by no more than this belong to a flat area or a line. */
const flatness = 0;

/**
 * Channels at edges are kept as multiples of this, which saves a quarter of the bytes. What counts as
 * an edge here is less than in a comparison, so that every flat pixel is kept exactly.
 */
const step = 16;
const keptFlatness = 2;

/**
 * A change at edges is seen by its area: squares of this many pixels may differ by this much on
 * average, in one direction. A heavier font or a moved line changes every pixel a little.
 */
const square = 8;
const acceptedMean = 1.5;
/** What the rounding of a kept edge, and that of a processor, can add up to. */
const explained = step / 2 + accepted.flat;

/** Whether the pixel at an index of `data` looks like the one before and the one after it. */
function isBetweenLike(data: Uint8Array, at: number, before: number, after: number, most: number) {
  for (let channel = 0; channel < 3; channel += 1) {
    const value = data[at + channel] ?? 0;
    if (Math.abs(value - (data[before + channel] ?? 0)) > most) return false;
    if (Math.abs(value - (data[after + channel] ?? 0)) > most) return false;
  }
  return true;
}

/** Whether a pixel belongs to a flat area, a smooth shadow, or a straight line of one colour. */
function isFlat({ data, width, height }: Pixels, x: number, y: number, most: number): boolean {
  const at = 3 * (y * width + x);
  const [left, right] = [x > 0 ? at - 3 : at, x < width - 1 ? at + 3 : at];
  if (isBetweenLike(data, at, left, right, most)) return true;
  const [above, below] = [y > 0 ? at - 3 * width : at, y < height - 1 ? at + 3 * width : at];
  return isBetweenLike(data, at, above, below, most);
}

/** The picture as the repository keeps it: flat areas and lines exactly, edges coarsely. */
export function toCommit(picture: Pixels): Pixels {
  const data = Uint8Array.from(picture.data);
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      if (isFlat(picture, x, y, keptFlatness)) continue;
      const at = 3 * (y * picture.width + x);
      for (let channel = at; channel < at + 3; channel += 1) {
        data[channel] = Math.min(255, Math.round((data[channel] ?? 0) / step) * step);
      }
    }
  }
  return { ...picture, data };
}

/** Greatest difference of a pixel's channels. */
function distance(one: Uint8Array, other: Uint8Array, at: number): number {
  let most = 0;
  for (let channel = at; channel < at + 3; channel += 1) {
    most = Math.max(most, Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)));
  }
  return most;
}

/** Marks (1) the pixels that differ from a kept picture of the same size by themselves. */
function markPixels(kept: Pixels, seen: Pixels, marks: Uint8Array) {
  for (let pixel = 0; pixel < marks.length; pixel += 1) {
    const difference = distance(kept.data, seen.data, 3 * pixel);
    if (difference <= accepted.flat) continue;
    const [x, y] = [pixel % seen.width, Math.floor(pixel / seen.width)];
    if (difference > accepted.edge || isFlat(seen, x, y, flatness)) marks[pixel] = 1;
  }
}

/** Marks the squares that differ on average, by more than their rounding explains. */
function markSquares(kept: Pixels, seen: Pixels, marks: Uint8Array) {
  const { width, height } = kept;
  const columns = Math.ceil(width / square);
  const sums = new Int32Array(3 * columns * Math.ceil(height / square));
  for (let at = 0; at < kept.data.length; at += 1) {
    const difference = (seen.data[at] ?? 0) - (kept.data[at] ?? 0);
    if (Math.abs(difference) <= explained) continue;
    const pixel = Math.floor(at / 3);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const index =
      3 * (Math.floor(y / square) * columns + Math.floor(x / square)) + (at - 3 * pixel);
    sums[index] = (sums[index] ?? 0) + difference;
  }
  const most = acceptedMean * square * square;
  for (let pixel = 0; pixel < marks.length; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const index = 3 * (Math.floor(y / square) * columns + Math.floor(x / square));
    const sum = Math.max(...[0, 1, 2].map((channel) => Math.abs(sums[index + channel] ?? 0)));
    if (sum > most) marks[pixel] = 1;
  }
}

/**
 * The pixels in which what is seen differs from the kept picture.
 * @param kept As {@link toCommit} left it
 * @returns One byte for each pixel of `seen`, 1 where it differs; undefined if both show the same
 */
export function differingPixels(kept: Pixels, seen: Pixels): Uint8Array | undefined {
  const marks = new Uint8Array(seen.width * seen.height);
  if (kept.width !== seen.width || kept.height !== seen.height) return marks.fill(1);
  markPixels(kept, seen, marks);
  markSquares(kept, seen, marks);
  return marks.includes(1) ? marks : undefined;
}
