import { camera, sizes } from '@cardinal/contract/limits';
import { PictureError } from './pictureError.ts';
import type { PictureProblem } from './texts.ts';

/** Formats that the server reads as they are, with the two bytes that each begins with. */
const readable: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['image/jpeg', [0xff, 0xd8]],
  ['image/png', [0x89, 0x50]],
  ['image/webp', [0x52, 0x49]],
]);
/** Formats that the server may read although this browser can't. */
const maybeReadable = /^image\/hei[cf]$/;
/** Longest side that is sent, in pixels: the reader makes it that small itself. */
const longestSide = 2_400;

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
function encodeAgain(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return toJpeg(canvas);
}

/** A picture under the name that every uploaded card carries. */
export function asCard(picture: Blob): File {
  return new File([picture], camera.fileName, { type: picture.type || camera.type });
}

/** The picture as it is where the server reads it so; otherwise a smaller one. */
async function fitting(file: File, type: string): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const isLong = Math.max(bitmap.width, bitmap.height) > longestSide;
    const isAsWanted = readable.has(type) && !isLong && file.size <= sizes.scan;
    return isAsWanted ? file : await encodeAgain(bitmap);
  } finally {
    bitmap.close();
  }
}

/** Why a file that this browser can't open is none to send. */
async function problemOf(file: File, type: string): Promise<PictureProblem> {
  if (!type.startsWith('image/') || file.size === 0) return 'notAnImage';
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const beginning = readable.get(type);
  // Words under the name of a picture are no damaged picture.
  const isOther = beginning && (first !== beginning[0] || second !== beginning[1]);
  return isOther ? 'notAnImage' : 'undecodable';
}

/**
 * Makes a chosen file ready to send: what is larger than the reader needs, or in another format,
 * becomes a JPEG, so that a stand's poor network carries little.
 * Rejects with a `PictureError` for what is no picture.
 */
export async function preparePicture(file: File): Promise<File> {
  const type = typeOf(file);
  // A file without a type may be a picture all the same: then it can be opened.
  if (type !== '' && !type.startsWith('image/')) throw new PictureError('notAnImage');
  try {
    return asCard(await fitting(file, type));
  } catch {
    if (file.size <= sizes.scan && maybeReadable.test(type)) {
      return asCard(new Blob([file], { type }));
    }
    throw new PictureError(await problemOf(file, type));
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
