import { inLayer, media, space, textStyle, transition, vars, weight } from '@cardinal/ui/styles';
import { keyframes, style } from '@vanilla-extract/css';

const { accent, background, border, focus, text } = vars.color;

/** Background of controls over the picture. */
const veil = `color-mix(in oklab, ${background.canvas} 78%, transparent)`;

/** Fills a phone; elsewhere an area of 16:10. */
export const camera = style(
  inLayer('features', {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    aspectRatio: '16 / 10',
    width: '100%',
    maxHeight: 'calc(100dvh - 48px)',
    overflow: 'hidden',
    backgroundColor: background.canvas,
    color: text.default,
    '@media': {
      [media.phone]: {
        aspectRatio: 'auto',
        maxHeight: 'none',
        height: 'var(--visual-viewport-height, 100dvh)',
      },
    },
  }),
);

const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

export const picture = style(inLayer('features', { ...whole, objectFit: 'cover' }));

export const top = style(
  inLayer('features', {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: space[3],
    minHeight: '76px',
    padding: space[4],
    paddingBlockStart: `max(${space[4]}, env(safe-area-inset-top, 0px))`,
  }),
);

/** Round, with its own background, because the camera's picture below it can have any colour. */
export const roundButton = style(
  inLayer('features', { borderRadius: vars.radius.full, backgroundColor: veil }),
);

/** Turns photographing several cards on, in one press. */
export const several = style(
  inLayer('features', {
    ...textStyle('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: vars.control.lg,
    paddingBlock: space[1],
    paddingInline: space[4],
    border: `1px solid ${border.strong}`,
    borderRadius: vars.radius.full,
    backgroundColor: veil,
    color: text.default,
    fontWeight: weight.medium,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outline: `3px solid ${focus.ring}`, outlineOffset: '3px' },
    },
  }),
);

export const severalOn = style([
  several,
  inLayer('features', {
    borderColor: accent.fill,
    backgroundColor: accent.fill,
    color: text.onAccent,
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'Highlight',
        color: 'HighlightText',
      },
    },
  }),
]);

const fade = keyframes({ from: { opacity: 0.7 }, to: { opacity: 0 } });

/** Over the picture for a moment: it was taken. */
export const flash = style(
  inLayer('features', {
    ...whole,
    backgroundColor: text.default,
    opacity: 0,
    pointerEvents: 'none',
    animation: `${fade} 220ms ease-out`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
);

export const strip = style(
  inLayer('features', { position: 'relative', zIndex: 1, minWidth: 0, paddingInline: space[4] }),
);

export const aim = style(
  inLayer('features', {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[5],
    minHeight: 0,
    padding: space[3],
  }),
);

const corner = '32px';

/** The frame for the card; everything outside is dimmed. */
export const frame = style(
  inLayer('features', {
    position: 'relative',
    flex: '0 1 auto',
    minHeight: 0,
    width: 'min(100%, 560px)',
    aspectRatio: '8 / 5',
    borderRadius: vars.radius.card,
    boxShadow: `0 0 0 100vmax color-mix(in oklab, ${background.canvas} 48%, transparent)`,
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `3px solid ${accent.fill}`,
      borderRadius: 'inherit',
      // Only the four corners of the border.
      mask: `conic-gradient(at ${corner} ${corner}, #0000 75%, #000 0) 0 0 / calc(100% - ${corner}) calc(100% - ${corner})`,
    },
  }),
);

/** Keeps the hint in place while there is nothing to aim at. */
export const noFrame = style(
  inLayer('features', { flex: '0 1 auto', width: 'min(100%, 560px)', aspectRatio: '8 / 5' }),
);

export const hint = style(
  inLayer('features', {
    ...textStyle('md'),
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    flex: 'none',
    paddingBlock: space[2],
    paddingInline: space[4],
    borderRadius: vars.radius.full,
    backgroundColor: veil,
    fontWeight: weight.medium,
  }),
);

export const controls = style(
  inLayer('features', {
    position: 'relative',
    zIndex: 1,
    padding: space[5],
    paddingBlockEnd: `calc(${space[5]} + env(safe-area-inset-bottom, 0px))`,
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    justifyItems: 'center',
  }),
);

/** Eighty pixels, so that the thumb of the hand holding the phone finds it without looking. */
export const shutter = style(
  inLayer('features', {
    ...transition('background-color', 'opacity'),
    width: '80px',
    height: '80px',
    borderRadius: vars.radius.full,
    border: `5px solid ${text.default}`,
    backgroundClip: 'content-box',
    padding: '4px',
    backgroundColor: text.default,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outline: `3px solid ${focus.ring}`, outlineOffset: '3px' },
      '&:active': { backgroundColor: border.strong },
      '&:disabled': { opacity: 0.35, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: { borderColor: 'ButtonText', backgroundColor: 'ButtonText' },
    },
  }),
);

export const problem = style(
  inLayer('features', {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    // As tall as the close button above, so that it is vertically centred.
    padding: space[6],
    paddingBlockEnd: '76px',
    textAlign: 'center',
  }),
);

export const problemTitle = style(
  inLayer('features', { ...textStyle('lg'), fontWeight: weight.semibold }),
);

export const problemText = style(
  inLayer('features', {
    ...textStyle('sm'),
    color: text.muted,
    maxWidth: '44ch',
    marginBlockEnd: space[3],
  }),
);

export const waysOn = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space[2],
  }),
);
