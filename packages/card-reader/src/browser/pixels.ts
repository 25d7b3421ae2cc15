import type { RgbImage } from '../types.ts';

/** An empty drawing surface, whose pixels are read back at once. */
export function surface(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no memory left for a picture.');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** The pixels of a surface; those of a transparent picture must stand on a ground. */
export function pixelsOf(context: OffscreenCanvasRenderingContext2D): RgbImage {
  const { width, height } = context.canvas;
  const { data: rgba } = context.getImageData(0, 0, width, height);
  const data = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
    data[to] = rgba[from] ?? 0;
    data[to + 1] = rgba[from + 1] ?? 0;
    data[to + 2] = rgba[from + 2] ?? 0;
  }
  return { data, width, height };
}
