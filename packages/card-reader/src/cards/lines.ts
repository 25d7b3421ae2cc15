import type { RgbImage } from '../types.ts';
import { shrunken, smoothed, type Surface } from './surface.ts';

/** How many directions a line may have. */
const directions = 16;
/** How far a line is followed to both sides of a pixel. */
const reach = 10;
/** Every which pixel of a line counts. */
const stride = 2;
/** Steeper edges count as no steeper: they would seem to go on beyond their ends. */
const steepest = 5;
const samples = Math.floor((2 * reach) / stride) + 1;
/** Steps of steepness: a line that is followed is seen although it is hardly steeper than the grain. */
const steps = 16;
/** At the sides of the picture, what is smoothed is not true. */
const margin = 3;

/**
 * How steep a picture is along the straight line through each pixel on which it is steepest, in sixteenths.
 * So the faint edges of white things on white stand out from the grain, which has no direction.
 */
export function surfaceOfLines(image: RgbImage): Surface {
  const { scale, ...small } = shrunken(image);
  const { width, height } = small;
  const slopes = slopesOf({ ...small, data: smoothed(small) });
  const most = new Float32Array(width * height);
  const slope = new Float32Array(width * height);
  for (let direction = 0; direction < directions; direction++) {
    const angle = (Math.PI * direction) / directions;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (let at = 0; at < slope.length; at++) {
      const across = (slopes.down[at] ?? 0) * cos - (slopes.across[at] ?? 0) * sin;
      slope[at] = Math.max(-steepest, Math.min(steepest, across));
    }
    const line = Int32Array.from({ length: samples }, (_, index) => {
      const far = index * stride - reach;
      return Math.round(far * sin) * width + Math.round(far * cos);
    });
    addLine(most, slope, line);
  }
  const steepness = Uint8Array.from(most, (sum, at) => {
    const x = at % width;
    if (x < margin || x >= width - margin) return 0;
    return (sum / samples) * steps;
  });
  return { steepness, width, height, scale };
}

/** Keeps the sums along a line through each pixel where they are the largest so far. */
function addLine(most: Float32Array, slope: Float32Array, line: Int32Array) {
  for (let at = 0; at < most.length; at++) {
    let sum = 0;
    for (let index = 0; index < line.length; index++) sum += slope[at + (line[index] ?? 0)] ?? 0;
    const size = Math.abs(sum);
    if (size > (most[at] ?? 0)) most[at] = size;
  }
}

/** How much lighter a picture becomes at each pixel, to the right and downwards. */
function slopesOf({ data, width, height }: RgbImage) {
  const across = new Float32Array(width * height);
  const down = new Float32Array(width * height);
  const light = (at: number) =>
    ((data[at * 3] ?? 0) + (data[at * 3 + 1] ?? 0) + (data[at * 3 + 2] ?? 0)) / 3;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      across[at] = light(at + 1) - light(at - 1);
      down[at] = light(at + width) - light(at - width);
    }
  }
  return { across, down };
}
