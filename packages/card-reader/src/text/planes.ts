import type { RgbImage } from '../types.ts';

/**
 * A crop as the recogniser's and the classifier's input: blue, green and red planes from -1 to 1,
 * padded with 0 on the right.
 */
export function planesOf({ data, width, height }: RgbImage, paddedWidth: number): Float32Array {
  const planeSize = height * paddedWidth;
  const values = new Float32Array(3 * planeSize);
  const columns = Math.min(paddedWidth, width);
  for (let channel = 0; channel < 3; channel++) {
    const plane = channel * planeSize;
    for (let y = 0; y < height; y++) {
      const source = y * width * 3 + 2 - channel;
      const target = plane + y * paddedWidth;
      for (let x = 0; x < columns; x++) {
        values[target + x] = (data[source + x * 3] ?? 0) / 127.5 - 1;
      }
    }
  }
  return values;
}
