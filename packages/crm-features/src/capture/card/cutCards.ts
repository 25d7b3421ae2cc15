import type { Region } from '@cardinal/contract';
import { longestSide, toJpeg } from './picture.ts';

type Corner = Region[number];

const distance = ([x0, y0]: Corner, [x1, y1]: Corner) => Math.hypot(x1 - x0, y1 - y0);

/** Draws one card of a picture upright. */
function drawCard(bitmap: ImageBitmap, region: Region): HTMLCanvasElement {
  const [start, right, , below] = region.map(([x, y]): Corner => [
    x * bitmap.width,
    y * bitmap.height,
  ]);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context || !start || !right || !below) throw new Error('This browser has no memory left.');
  const [width, height] = [distance(start, right), distance(start, below)];
  const scale = Math.min(1, longestSide / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.imageSmoothingQuality = 'high';
  // The upper edge of the card becomes that of the canvas.
  context.scale(scale, scale);
  context.rotate(-Math.atan2(right[1] - start[1], right[0] - start[0]));
  context.translate(-start[0], -start[1]);
  context.drawImage(bitmap, 0, 0);
  return canvas;
}

/**
 * Cuts cards out of a picture, each upright and by itself.
 * @param cards The corners of each
 */
export async function cutCards(picture: Blob, cards: readonly Region[]): Promise<Blob[]> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  try {
    const cut: Blob[] = [];
    for (const card of cards) cut.push(await toJpeg(drawCard(bitmap, card)));
    return cut;
  } finally {
    bitmap.close();
  }
}
