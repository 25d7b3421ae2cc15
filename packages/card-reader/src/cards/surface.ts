import type { RgbImage } from '../types.ts';

/** Edges are looked for in a picture of at most this many pixels on its longer side. */
const longestSide = 320;

/** How steep a small picture is at each of its pixels, 0 to 255: edges of things stand out. */
export interface Surface {
  steepness: Uint8Array;
  width: number;
  height: number;
  /** How many pixels of the picture one of these is wide. */
  scale: number;
}

/** The steepness of a picture, whose grain is smoothed first. */
export function surfaceOf(image: RgbImage, smoothings: number): Surface {
  const { scale, ...small } = shrunken(image);
  let data = small.data;
  for (let time = 0; time < smoothings; time++) data = smoothed({ ...small, data });
  const { width, height } = small;
  const steepness = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = (y * width + x) * 3;
      let most = 0;
      for (let channel = at; channel < at + 3; channel++) {
        const across = (data[channel + 3] ?? 0) - (data[channel - 3] ?? 0);
        const down = (data[channel + width * 3] ?? 0) - (data[channel - width * 3] ?? 0);
        most = Math.max(most, Math.abs(across), Math.abs(down));
      }
      steepness[y * width + x] = most;
    }
  }
  return { steepness, width, height, scale };
}

/** The surface with wider edges, in which gaps are closed. */
export function withWideEdges({ steepness, width, ...surface }: Surface): Surface {
  const wide = steepness.map((value, at) =>
    Math.max(
      value,
      steepness[at - 1] ?? 0,
      steepness[at + 1] ?? 0,
      steepness[at - width] ?? 0,
      steepness[at + width] ?? 0,
    ),
  );
  return { ...surface, steepness: wide, width };
}

/** A picture in which each pixel is the mean of those in its place. */
export function shrunken(image: RgbImage): RgbImage & { scale: number } {
  const scale = Math.max(1, Math.max(image.width, image.height) / longestSide);
  const width = Math.max(1, Math.floor(image.width / scale));
  const height = Math.max(1, Math.floor(image.height / scale));
  const data = new Uint8Array(width * height * 3);
  const edge = (index: number) => Math.floor(index * scale);
  let to = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let row = edge(y); row < edge(y + 1); row++) {
        const end = (row * image.width + edge(x + 1)) * 3;
        for (let from = (row * image.width + edge(x)) * 3; from < end; from += 3) {
          red += image.data[from] ?? 0;
          green += image.data[from + 1] ?? 0;
          blue += image.data[from + 2] ?? 0;
          count++;
        }
      }
      data[to++] = red / count;
      data[to++] = green / count;
      data[to++] = blue / count;
    }
  }
  return { data, width, height, scale };
}

/** The mean of each pixel and its eight neighbours. */
export function smoothed({ data, width, height }: RgbImage): Uint8Array {
  const row = width * 3;
  const sums = new Uint16Array(data.length);
  for (let at = 0; at < data.length; at++) {
    const here = data[at] ?? 0;
    sums[at] = here + (data[at - 3] ?? here) + (data[at + 3] ?? here);
  }
  const means = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const above = y > 0 ? -row : 0;
    const below = y < height - 1 ? row : 0;
    for (let at = y * row; at < (y + 1) * row; at++) {
      means[at] = ((sums[at] ?? 0) + (sums[at + above] ?? 0) + (sums[at + below] ?? 0)) / 9;
    }
  }
  return means;
}
