import { globalStyle, style } from '@vanilla-extract/css';
import {
  component,
  layer,
  layers,
  layout,
  media,
  pageTopVariable,
  screenOnly,
  topbarHeight,
  vars,
} from '../../styles/index.ts';

const { color } = vars;

export const shell = style(
  component({
    display: 'flex',
    minHeight: '100dvh',
    backgroundColor: color.background.surface,
    '@media': { [media.phone]: { backgroundColor: color.background.sunken } },
  }),
);

export const aside = style([
  screenOnly,
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layer.sidebar,
    flex: 'none',
    height: '100dvh',
    width: layout.sidebarCollapsed,
    borderInlineEnd: `1px solid ${color.border.subtle}`,
    backgroundColor: color.background.sunken,
    '@media': {
      [media.phone]: { display: 'none' },
      // Grows with the text, as long as the page keeps most of the space.
      [media.lg]: { width: `clamp(${layout.sidebar}, 14.75rem, 30vw)` },
    },
  }),
]);

export const page = style(
  component({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minWidth: 0 }),
);

export const main = style(
  component({
    flex: '1 1 auto',
    width: '100%',
    maxWidth: `calc(${layout.contentMax} + 64px)`,
    marginInline: 'auto',
    paddingInline: '16px',
    outline: 'none',
    '@media': {
      [media.md]: { paddingInline: '24px' },
      [media.lg]: { paddingInline: '32px' },
    },
  }),
);

/** Space for the bar at the bottom of a phone's screen. */
export const aboveTabbar = style(
  component({
    '@media': {
      [media.phone]: {
        paddingBlockEnd: `calc(${layout.tabbarPhone} + 16px + env(safe-area-inset-bottom, 0px))`,
      },
    },
  }),
);

export const phoneOnly = style([
  screenOnly,
  component({ '@media': { [media.md]: { display: 'none' } } }),
]);

/** Stays in place, so that toasts always have the bar below them instead of something to press. */
export const top = style([
  screenOnly,
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layer.sidebar,
    '@media': { [media.md]: { display: 'none' } },
  }),
]);

// What is scrolled to, or receives the focus, is not hidden below the bar.
globalStyle(`:root:has(${top})`, {
  '@layer': {
    [layers.components]: {
      '@media': {
        [media.phone]: {
          vars: { [pageTopVariable]: topbarHeight },
          scrollPaddingBlockStart: `calc(${topbarHeight} + 8px)`,
        },
      },
    },
  },
});
