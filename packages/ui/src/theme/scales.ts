/** Lengths in px unless noted otherwise; the 4 px grid, the type scale, and the rest. */

/** Breakpoints, as min-width. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280 } as const;

/** Spacing on the 4 px grid. */
export const space = {
  0: '0',
  0.5: '2px',
  1: '4px',
  1.5: '6px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
  24: '96px',
} as const;

/** Type sizes in rem (of 16 px), with line height and letter spacing. `2xl` grows from 768 px. */
export const type = {
  xs: { size: '0.75rem', lineHeight: '1rem', tracking: '0' },
  sm: { size: '0.875rem', lineHeight: '1.25rem', tracking: '-0.003em' },
  md: { size: '1rem', lineHeight: '1.5rem', tracking: '-0.008em' },
  lg: { size: '1.25rem', lineHeight: '1.75rem', tracking: '-0.014em' },
  xl: { size: '1.75rem', lineHeight: '2.25rem', tracking: '-0.02em' },
  '2xl': { size: '2.5rem', lineHeight: '2.75rem', tracking: '-0.028em' },
  '2xlWide': { size: '3.5rem', lineHeight: '3.75rem', tracking: '-0.028em' },
} as const;

/** Font weights. */
export const weight = { regular: '400', medium: '500', semibold: '600', display: '640' } as const;

/** The font with the letters of Hindi. */
export const devanagari = 'Noto Sans Devanagari Variable';

/** The same font with the letters of one word: the name of Hindi, हिन्दी. */
export const hindiName = 'Noto Sans Hindi Name';

/** Font stacks. */
export const fonts = {
  sans: `"Inter Variable", Inter, system-ui, "Segoe UI", Roboto, "${devanagari}", sans-serif`,
  mono: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
} as const;

/** Corners. */
export const radius = {
  control: '6px',
  card: '10px',
  dialog: '14px',
  tag: '5px',
  full: '9999px',
} as const;

/** Heights of controls. */
export const control = { sm: '28px', md: '36px', lg: '44px' } as const;

/** Durations and easings. */
export const motion = {
  fast: '120ms',
  base: '160ms',
  slow: '200ms',
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  inOut: 'cubic-bezier(0.6, 0, 0.2, 1)',
  exit: 'cubic-bezier(0.4, 0, 1, 1)',
} as const;

/** Durations for people who asked for less motion. */
export const reducedMotion = { fast: '0ms', base: '0ms', slow: '0ms' } as const;

/** Height of a row by density. */
export const rowHeights = { default: '48px', compact: '40px' } as const;

/** Stacking order. */
export const layer = {
  base: 0,
  sticky: 10,
  sidebar: 20,
  tabbar: 30,
  scrim: 40,
  dialog: 50,
  popover: 60,
  toast: 70,
  skipLink: 80,
} as const;

/** Fixed dimensions of the shell and of dialogs. */
export const layout = {
  sidebar: '236px',
  sidebarCollapsed: '56px',
  topbarPhone: '56px',
  tabbarPhone: '72px',
  contentMax: '1200px',
  readingMax: '70ch',
  dialog: { sm: '440px', md: '560px', lg: '980px' },
} as const;
