import sharp from 'sharp';

import type { RgbImage } from '../types.ts';

/** Scales a picture to exactly this size. */
export async function resizeImage(
  image: RgbImage,
  width: number,
  height: number,
): Promise<RgbImage> {
  const data = await sharp(image.data, {
    raw: { width: image.width, height: image.height, channels: 3 },
  })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { data, width, height };
}
