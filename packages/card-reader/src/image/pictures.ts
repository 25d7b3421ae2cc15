import type { RgbImage } from '../types.ts';
import type { ImageKind } from './sniff.ts';

/** The platform's functions for pictures: Node has sharp, a browser has a canvas. */
export interface PictureAdapter {
  /**
   * Unpacks a picture's bytes, turned upright by its EXIF orientation.
   * @throws PictureError
   */
  decode(bytes: Uint8Array): Promise<RgbImage>;
  /** Scales a picture to exactly this size. */
  resize(image: RgbImage, width: number, height: number): Promise<RgbImage>;
}

/** A picture with more pixels than this is refused. */
export const maxPixels = 40e6;

/** Larger pictures are reduced to this many pixels on their longer side. */
export const maxSide = 2400;

export type PictureErrorKind = 'unsupported' | 'too_large' | 'broken';

/** Why a picture could not be unpacked (a picture without a card is not an error). */
export class PictureError extends Error {
  readonly kind: PictureErrorKind;

  constructor(kind: PictureErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureError';
    this.kind = kind;
  }
}

/** The error of bytes that are of no accepted type. */
export const unsupportedPicture = () =>
  new PictureError('unsupported', 'The picture must be a JPEG, PNG or WebP file.');

/** The error of a picture with more than `maxPixels`. */
export const tooLargePicture = (cause?: unknown) =>
  new PictureError('too_large', 'The picture has too many pixels.', { cause });

/** The error of a picture that has an accepted type, but cannot be unpacked. */
export function brokenPicture(kind: ImageKind, cause: unknown): PictureError {
  // Many decoders read AVIF, HEIC's open sibling, but not HEIC itself, and say so in many ways.
  if (kind === 'heic') {
    const advice = 'HEIC pictures cannot be read here: save it as a JPEG.';
    return new PictureError('unsupported', advice, { cause });
  }
  return new PictureError('broken', 'The picture is damaged or incomplete.', { cause });
}
