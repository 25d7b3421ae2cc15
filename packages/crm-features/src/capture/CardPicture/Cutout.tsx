import type { Region } from '@cardinal/contract';
import { boxAround } from '../checks.ts';
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

/** The piece of the picture that a field was read from. */
export function Cutout({ picture, region, label }: CutoutProps) {
  const { left, top, width, height } = boxAround(region, margin);
  const viewBox = [
    left * picture.width,
    top * picture.height,
    width * picture.width,
    height * picture.height,
  ];
  return (
    <svg role="img" aria-label={label} className={cutout} viewBox={viewBox.join(' ')}>
      <image href={picture.url} width={picture.width} height={picture.height} />
    </svg>
  );
}
