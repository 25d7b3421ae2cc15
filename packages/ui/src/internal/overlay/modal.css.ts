import { keyframes, style } from '@vanilla-extract/css';
import {
  component,
  focusRingInset,
  layer,
  media,
  screenOnly,
  textStyle,
  vars,
  weight,
} from '../../styles/index.ts';

const { color } = vars;
/** On paper, a dialog is in the flow, and as long as its content. */
const unrolled = {
  print: {
    position: 'static',
    display: 'block',
    width: 'auto',
    maxWidth: 'none',
    height: 'auto',
    maxHeight: 'none',
    overflow: 'visible',
  },
} as const;

const fade = keyframes({ from: { opacity: 0 } });

/** The scrim behind a dialog or a drawer. */
export const scrim = style(
  component({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    // React Aria's measured height shrinks with the on-screen keyboard; 100vh does not.
    height: 'var(--visual-viewport-height, 100dvh)',
    zIndex: layer.dialog,
    backgroundColor: color.background.scrim,
    '@media': unrolled,
    selectors: {
      '&[data-entering]': { animation: `${fade} ${vars.motion.slow} ${vars.motion.out}` },
      '&[data-exiting]': { animation: `${fade} ${vars.motion.base} ${vars.motion.exit} reverse` },
    },
  }),
);

/** The window on the scrim. */
export const surface = style(
  component({
    backgroundColor: color.background.surface,
    color: color.text.default,
    border: '1px solid transparent',
    boxShadow: vars.shadow.dialog,
    outline: 'none',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    '@media': { print: { ...unrolled.print, boxShadow: 'none' } },
  }),
);

/**
 * A phone in landscape, or a screen at 400%: header and footer would leave no room for the
 * content.
 */
const short = '(max-height: 440px)';

/** The `role="dialog"` itself: header, scrolling body, footer. */
export const frame = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minHeight: 0,
    maxHeight: 'inherit',
    outline: 'none',
    '@media': { [short]: { overflow: 'auto' }, ...unrolled },
  }),
);

export const header = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    flex: 'none',
    minHeight: '64px',
    paddingBlock: '12px',
    paddingInlineStart: '24px',
    paddingInlineEnd: '16px',
    // Long words at a large text size must not displace the body.
    maxHeight: '50dvh',
    overflowY: 'auto',
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    '@media': {
      print: { maxHeight: 'none', overflow: 'visible' },
      [media.phone]: { paddingInlineStart: '16px', paddingInlineEnd: '6px', gap: '12px' },
    },
  }),
);

/** The icon of the button at the start is aligned with the title. */
export const headerWithStart = style(
  component({
    gap: '8px',
    paddingInlineStart: '14px',
    '@media': { [media.phone]: { gap: '4px', paddingInlineStart: '6px' } },
  }),
);

/** Gives way to the actions beside it, but stays wide enough for words at any text size. */
export const heading = style(component({ flex: '1 1000 auto', minWidth: 'min(10rem, 50%)' }));

export const title = style(
  component({
    ...textStyle('lg'),
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    rowGap: '4px',
  }),
);

export const description = style(
  component({ ...textStyle('sm'), color: color.text.muted, overflowWrap: 'anywhere' }),
);

export const body = style(
  component({
    position: 'relative',
    flex: '1 1 auto',
    minHeight: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: '20px 24px 24px',
    selectors: { '&:focus-visible': focusRingInset },
    '@media': {
      [media.phone]: { padding: '16px' },
      // Everything scrolls together.
      [short]: { flex: '1 0 auto', overflow: 'visible' },
      print: { overflow: 'visible' },
    },
  }),
);

/** A body whose content extends to the edges. */
export const flushBody = style(
  component({ padding: 0, '@media': { [media.phone]: { padding: 0 } } }),
);

export const footer = style([
  screenOnly,
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px',
    flex: 'none',
    minHeight: '60px',
    paddingBlock: '11px',
    paddingInline: '24px',
    borderBlockStart: `1px solid ${color.border.subtle}`,
    '@media': {
      [media.phone]: {
        paddingInline: '16px',
        paddingBlockEnd: 'calc(11px + env(safe-area-inset-bottom, 0px))',
      },
    },
  }),
]);
