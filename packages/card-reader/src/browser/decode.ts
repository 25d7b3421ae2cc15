import {
  brokenPicture,
  maxPixels,
  maxSide,
  tooLargePicture,
  unsupportedPicture,
} from '../image/pictures.ts';
import { sniffImage } from '../image/sniff.ts';
import type { RgbImage } from '../types.ts';
import { pixelsOf, surface } from './pixels.ts';

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
    const context = surface(width, height);
    // A transparent card is one on white.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    return pixelsOf(context);
  } finally {
    picture.close();
  }
}
