import type { Region } from '@cardinal/contract';
import { lineAt } from '../card/regions.ts';
import type { ShownPicture } from '../../client/usePicture.ts';
import { cutout } from './CardPicture.css.ts';

export interface CutoutProps {
  picture: ShownPicture;
  /** Position of the text. */
  region: Region;
  /** Accessible name: what it shows. */
  label: string;
}

/** Space around the text, as a multiple of its height. */
const margin = 0.1;

/** The part of the picture that a field was read from, level even if the card is rotated. */
export function Cutout({ picture, region, label }: CutoutProps) {
  const { left, top, width, height, tilt } = lineAt(region, picture);
  const space = height * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      className={cutout}
      viewBox={`${-space} ${-space} ${width + 2 * space} ${height + 2 * space}`}
    >
      <image
        href={picture.url}
        width={picture.width}
        height={picture.height}
        transform={`rotate(${-tilt}) translate(${-left} ${-top})`}
      />
    </svg>
  );
}
