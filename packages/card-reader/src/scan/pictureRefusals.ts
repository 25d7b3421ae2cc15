import type { PictureErrorKind } from '../image/pictures.ts';

/** What users are told about a picture that cannot be read, wherever that was tried. */
export const pictureRefusals: Readonly<Record<PictureErrorKind, string>> = {
  unsupported: 'Please select an image file.',
  too_large: 'This picture has too many pixels.',
  broken: 'This picture is damaged. Please take it again.',
};
