import sharp from 'sharp';

import { PictureError } from '../image/pictures.ts';
import { sniffImage } from '../image/sniff.ts';
import type { RgbImage } from '../types.ts';

/** A picture with more pixels than this is refused before it is unpacked. */
const maxPixels = 40e6;

/** Larger pictures are reduced to this many pixels on their longer side. */
const maxSide = 2400;

// sharp keeps files, operations and memory of earlier pictures by default; a card is read once.
sharp.cache(false);

/**
 * Decodes a JPEG, PNG, WebP or HEIC picture, turned upright by its EXIF orientation.
 * @throws PictureError `unsupported`, `too_large` or `broken`
 */
export async function decodeImage(bytes: Uint8Array): Promise<RgbImage> {
  const kind = sniffImage(bytes);
  if (!kind) {
    throw new PictureError('unsupported', 'The picture must be a JPEG, PNG or WebP file.');
  }
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
    throw asReaderError(error, kind === 'heic');
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

function asReaderError(cause: unknown, heic: boolean): PictureError {
  const message = cause instanceof Error ? cause.message : '';
  if (/pixel limit|exceeds/i.test(message)) {
    return new PictureError('too_large', 'The picture has too many pixels.', { cause });
  }
  // The libraries read AVIF, HEIC's open sibling, but not HEIC itself, and say so in many ways.
  if (heic) {
    const advice = 'HEIC pictures cannot be read here: save it as a JPEG.';
    return new PictureError('unsupported', advice, { cause });
  }
  return new PictureError('broken', 'The picture is damaged or incomplete.', { cause });
}
