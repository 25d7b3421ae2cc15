import { breakpoints } from '../theme/scales.ts';

/** Media conditions for `'@media': { [media.md]: … }`; `sm`–`xl` are minimum widths. */
export const media = {
  sm: `(min-width: ${breakpoints.sm}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
  /** Below `md`: the phone layout. */
  phone: `(max-width: ${breakpoints.md - 0.02}px)`,
  /** Below `lg`: the sidebar is a rail or hidden, and tables hide columns. */
  belowLg: `(max-width: ${breakpoints.lg - 0.02}px)`,
  /** Touch: targets grow to 44 px. */
  coarse: '(pointer: coarse)',
  /** Phones and touch: inputs 44 px high with 16 px text, so that iOS does not zoom. */
  touch: `(max-width: ${breakpoints.md - 0.02}px), (pointer: coarse)`,
  /** A pointer that can hover; hover styles belong here. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Screen widths for responsive layout, as in sprinkles. */
export const screens = {
  conditions: {
    phone: {},
    tablet: { '@media': media.md },
    desktop: { '@media': media.lg },
  },
  defaultCondition: 'phone',
} as const;
