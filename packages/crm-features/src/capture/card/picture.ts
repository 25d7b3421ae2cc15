import type { Scan } from '@cardinal/contract';
import { camera, sizes } from '@cardinal/contract/limits';
import { cardArea } from './cardArea.ts';
import { PictureError, type PictureProblem } from './pictureError.ts';
import { uprightTurns } from './regions.ts';

/** Formats that the server accepts unchanged, with the first two bytes of each. */
const readable: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['image/jpeg', [0xff, 0xd8]],
  ['image/png', [0x89, 0x50]],
  ['image/webp', [0x52, 0x49]],
]);
/** Formats that the server may be able to read although this browser cannot. */
const maybeReadable = /^image\/hei[cf]$/;
/** Maximum side length to send, in pixels: the reader scales pictures down to it anyway. */
export const longestSide = 2_400;

/** Some systems report no type for photos taken with phones. */
function typeOf({ type, name }: File): string {
  if (type) return type;
  const ending = /\.(hei[cf])$/i.exec(name)?.[1];
  return ending ? `image/${ending.toLowerCase()}` : '';
}

/** The picture on a canvas as JPEG. */
export function toJpeg(canvas: HTMLCanvasElement, quality: number = camera.quality): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PictureError('undecodable'))),
      camera.type,
      quality,
    );
  });
}

/** Maximum side length of a picture that is kept with a lead, in pixels. */
const keptSide = 1_600;
/** Qualities and sizes to try until a picture is small enough to be kept. */
const reductions = [
  [camera.keptQuality, 1],
  [0.6, 0.8],
  [0.5, 0.5],
  [0.4, 0.25],
] as const;

/** The card in a picture: upright, without most of what is around it. */
function drawCard(bitmap: ImageBitmap, regions: Scan['regions'], scale: number) {
  const turns = uprightTurns(regions, bitmap);
  const { left, top, width, height } = cardArea(regions, bitmap);
  const factor = scale * Math.min(1, keptSide / Math.max(width, height));
  const [across, down] = [Math.round(width * factor), Math.round(height * factor)];
  const canvas = document.createElement('canvas');
  canvas.width = turns % 2 === 0 ? across : down;
  canvas.height = turns % 2 === 0 ? down : across;
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((turns * Math.PI) / 2);
    context.drawImage(bitmap, left, top, width, height, -across / 2, -down / 2, across, down);
  }
  return canvas;
}

/**
 * A picture of a card as it is kept with its lead: upright, cut to the card, at most 400 kB. Null if
 * this browser cannot make it: the lead is saved without it.
 * @param regions Where the texts of the card were read
 */
export async function keptPicture(picture: Blob, regions: Scan['regions']): Promise<string | null> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!bitmap) return null;
  try {
    for (const [quality, scale] of reductions) {
      const small = await toJpeg(drawCard(bitmap, regions, scale), quality).catch(() => null);
      if (small && small.size <= sizes.cardPicture) return await toBase64(small);
    }
    return null;
  } finally {
    bitmap.close();
  }
}

/** Draws a picture upright, at most `longestSide` long, and returns it as JPEG. */
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

/** A picture under the file name of every uploaded card. */
export function asCard(picture: Blob): File {
  return new File([picture], camera.fileName, { type: picture.type || camera.type });
}

/** The unchanged picture if the server can read it; otherwise a reduced one. */
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

/** Why a file that this browser cannot open should not be sent. */
async function problemOf(file: File, type: string): Promise<PictureProblem> {
  if (!type.startsWith('image/') || file.size === 0) return 'notAnImage';
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const beginning = readable.get(type);
  // Text with the file extension of a picture is not a damaged picture.
  const isOther = beginning && (first !== beginning[0] || second !== beginning[1]);
  return isOther ? 'notAnImage' : 'undecodable';
}

/**
 * Prepares a chosen file for sending: what is larger than the reader needs, or in another format,
 * becomes a JPEG, to save time on a slow network. Rejects with a `PictureError` if it is not a
 * picture.
 */
export async function preparePicture(file: File): Promise<File> {
  const type = typeOf(file);
  // A file without a type may still be a picture: then it can be opened.
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

/** The bytes of a picture as base64, as `scan-card` requires them. */
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
