import { joinClassNames } from '../../internal/mergeClassName.ts';
import { brand, mark, monoPart, part } from './Logo.css.ts';

export interface LogoProps {
  /**
   * Edge length of the mark in px.
   * @default 24
   */
  size?: 20 | 24 | 32 | 48 | 64;
  /**
   * Whether the mark has its own colours or the text colour.
   * @default 'color'
   */
  tone?: 'color' | 'mono';
  /** Whether the name is shown beside the mark. */
  withName?: boolean;
  /** Added to the component’s own classes. */
  className?: string;
}

/** The logo: a business card whose folded corner is a cardinal's crest. */
export function Logo({ size = 24, tone = 'color', withName = false, className }: LogoProps) {
  const colors = tone === 'mono' ? monoPart : part;
  const name = withName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'Cardinal' };
  const drawing = (
    <svg
      {...name}
      className={joinClassNames(mark, !withName && className)}
      width={size}
      height={size}
      viewBox="0 0 32 32"
    >
      <path className={colors.beak} d="M27 15.5 32 19.5l-5 3.8Z" />
      <path
        className={colors.card}
        d="M1.5 3.7C1.5 1.7 3.9.8 5.3 2.2L14 11h10a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4H5.5a4 4 0 0 1-4-4Z"
      />
      <path className={colors.fold} d="M1.5 3.7C1.5 1.7 3.9.8 5.3 2.2L21.5 18.5H1.5Z" />
    </svg>
  );
  if (!withName) return drawing;
  return (
    <span className={joinClassNames(brand, className)} translate="no">
      {drawing}
      Cardinal
    </span>
  );
}
