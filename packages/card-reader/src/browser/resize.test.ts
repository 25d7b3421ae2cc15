// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { resizeImage } from '../node/resize.ts';
import { resizeWithCubic } from './resize.ts';

/** Smooth shapes and hard edges. */
function drawing(width: number, height: number) {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isInk = (Math.floor(x / 7) + Math.floor(y / 11)) % 3 === 0;
      data.set([isInk ? 20 : 235, (x * 255) / width, (y * 255) / height], (y * width + x) * 3);
    }
  }
  return { data, width, height };
}

describe('resizeWithCubic', () => {
  it.each([
    ['shrinks', 640, 480, 320, 200],
    ['shrinks a little', 640, 480, 608, 448],
    ['enlarges', 200, 120, 320, 224],
    ['keeps the size', 96, 64, 96, 64],
  ])('%s as sharp does', async (_name, fromWidth, fromHeight, width, height) => {
    const image = drawing(fromWidth, fromHeight);
    const [scaled, expected] = await Promise.all([
      resizeWithCubic(image, width, height),
      resizeImage(image, width, height),
    ]);
    expect(scaled.data).toHaveLength(width * height * 3);
    const distances = scaled.data.map((value, index) =>
      Math.abs(value - (expected.data[index] ?? 0)),
    );
    const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
    // sharp rounds between its two passes.
    expect(mean).toBeLessThan(0.5);
  });
});
