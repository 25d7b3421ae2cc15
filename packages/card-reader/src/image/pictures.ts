import type { RgbImage } from '../types.ts';

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
