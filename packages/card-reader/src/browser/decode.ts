import {
  brokenPicture,
  maxPixels,
  maxSide,
  tooLargePicture,
  unsupportedPicture,
} from '../image/pictures.ts';
import { sniffImage } from '../image/sniff.ts';
import type { RgbImage } from '../types.ts';

/**
 * Decodes whatever of JPEG, PNG, WebP and HEIC the browser knows, turned upright by its EXIF
 * orientation.
 * @throws PictureError `unsupported`, `too_large` or `broken`
 */
export async function decodeWithCanvas(bytes: Uint8Array<ArrayBuffer>): Promise<RgbImage> {
  const kind = sniffImage(bytes);
  if (!kind) throw unsupportedPicture();
  const picture = await createImageBitmap(new Blob([bytes])).catch((error: unknown) => {
    throw brokenPicture(kind, error);
  });
  try {
    if (picture.width * picture.height > maxPixels) throw tooLargePicture();
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser has no memory left for a picture.');
    context.imageSmoothingQuality = 'high';
    // A transparent card is one on white.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    // Its pixels go at once rather than when the next garbage is collected.
    canvas.width = 0;
    return { data: threeOfFour(data), width, height };
  } finally {
    picture.close();
  }
}

/** Leaves transparency out. */
function threeOfFour(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0;
    rgb[to + 1] = rgba[from + 1] ?? 0;
    rgb[to + 2] = rgba[from + 2] ?? 0;
  }
  return rgb;
}
