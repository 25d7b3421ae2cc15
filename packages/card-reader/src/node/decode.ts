import sharp from 'sharp';

import {
  brokenPicture,
  maxPixels,
  maxSide,
  tooLargePicture,
  unsupportedPicture,
} from '../image/pictures.ts';
import { sniffImage } from '../image/sniff.ts';
import type { RgbImage } from '../types.ts';

// sharp keeps files, operations and memory of earlier pictures by default; a card is read once.
sharp.cache(false);

/**
 * Decodes a JPEG, PNG, WebP or HEIC picture, turned upright by its EXIF orientation.
 * @throws PictureError `unsupported`, `too_large` or `broken`
 */
export async function decodeImage(bytes: Uint8Array): Promise<RgbImage> {
  const kind = sniffImage(bytes);
  if (!kind) throw unsupportedPicture();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .toColourspace('srgb')
      // A transparent card is one on white.
      .flatten({ background: '#fff' })
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data: threeChannels(data, info.channels), width: info.width, height: info.height };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw /pixel limit|exceeds/i.test(message)
      ? tooLargePicture(error)
      : brokenPicture(kind, error);
  }
}

function threeChannels(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 3) return data;
  const pixels = data.length / channels;
  const rgb = new Uint8Array(pixels * 3);
  for (let pixel = 0; pixel < pixels; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      rgb[pixel * 3 + channel] = data[pixel * channels + (channels < 3 ? 0 : channel)] ?? 0;
    }
  }
  return rgb;
}
