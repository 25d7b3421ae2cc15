import { camera, sizes } from '@cardinal/contract/limits';
import type { PictureProblem } from './texts.ts';

/** Formats that the server reads as they are. */
const readable = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** Formats that the server may read although this browser can't. */
const maybeReadable = /^image\/hei[cf]$/;
/** Longest side of a picture that had to be made smaller, in pixels: what the reader works with. */
const longestSide = 2_400;

/** A file that can't be sent as a picture. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Some systems give photos of phones no type at all. */
function typeOf({ type, name }: File): string {
  if (type) return type;
  const ending = /\.(hei[cf])$/i.exec(name)?.[1];
  return ending ? `image/${ending.toLowerCase()}` : '';
}

/** A canvas's picture as JPEG. */
export function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PictureError('undecodable'))),
      camera.type,
      camera.quality,
    );
  });
}

/** Draws a picture upright, at most `longestSide` long, and gives it as JPEG. */
async function encodeAgain(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return toJpeg(canvas);
}

/** A picture under the name that every uploaded card carries. */
export function asCard(picture: Blob): File {
  return new File([picture], camera.fileName, { type: picture.type || camera.type });
}

/**
 * Makes a chosen file ready to send: what is too large or in another format becomes a JPEG.
 * Rejects with a `PictureError` for what is no picture.
 */
export async function preparePicture(file: File): Promise<File> {
  const type = typeOf(file);
  if (!type.startsWith('image/')) throw new PictureError('notAnImage');
  const fits = file.size <= sizes.scan;
  if (fits && readable.has(type)) return asCard(file);
  try {
    return asCard(await encodeAgain(file));
  } catch {
    if (fits && maybeReadable.test(type)) return asCard(new Blob([file], { type }));
    throw new PictureError('undecodable');
  }
}

/** A picture's bytes as base64, as `scan-card` takes them. */
export function toBase64(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable file')));
    reader.addEventListener('load', () => {
      // "data:image/jpeg;base64,…"
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    });
    reader.readAsDataURL(picture);
  });
}
