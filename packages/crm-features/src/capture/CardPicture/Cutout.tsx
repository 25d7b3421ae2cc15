import type { Region } from '@cardinal/contract';
import { lineAt } from '../regions.ts';
import type { ShownPicture } from '../usePicture.ts';
import { cutout } from './CardPicture.css.ts';

/** Props of Cutout. */
export interface CutoutProps {
  picture: ShownPicture;
  /** Where the text stands. */
  region: Region;
  /** What it shows, for assistive technology. */
  label: string;
}

/** Space around the text, in heights of it. */
const margin = 0.1;

/** The piece of the picture that a field was read from, level however the card lies. */
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
