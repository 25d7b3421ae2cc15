import { joinClassNames } from '../../internal/mergeClassName.ts';
import { illustrationDrawings } from './illustrationDrawings.tsx';
import { drawing, ground } from './Illustration.css.ts';

/** Name of an illustration. */
export type IllustrationName = keyof typeof illustrationDrawings;

export interface IllustrationProps {
  /** Which illustration to show. */
  name: IllustrationName;
  /** Added to the component’s own classes. */
  className?: string;
}

/** A drawing of 200 × 136 px for empty and error states, in the theme's colours. Decorative. */
export function Illustration({ name, className }: IllustrationProps) {
  const Parts = illustrationDrawings[name];
  return (
    <svg
      aria-hidden
      className={joinClassNames(drawing, className)}
      width="200"
      height="136"
      viewBox="0 0 200 136"
    >
      <ellipse className={ground} cx="100" cy="122" rx="78" ry="8" />
      <Parts />
    </svg>
  );
}
