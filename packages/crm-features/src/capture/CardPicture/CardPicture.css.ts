import { inLayer, media, vars } from '@cardinal/ui/styles';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const { accent, background, border, warning } = vars.color;

/** Maximum height of the picture, so that a tall one leaves room for the form. */
export const tallest = 'min(420px, 44vh, 72vw)';

/** Scrolls once the picture is larger than its container. */
export const stage = style(
  inLayer('features', {
    overflow: 'auto',
    position: 'relative',
    maxHeight: tallest,
    borderRadius: vars.radius.card,
    backgroundColor: background.pressed,
  }),
);

export const drawing = style(
  inLayer('features', {
    display: 'block',
    maxWidth: 'none',
    marginInline: 'auto',
    height: 'auto',
  }),
);

const mark = (stroke: string) =>
  inLayer('features', {
    fill: 'none',
    stroke,
    strokeWidth: 2.5,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  });

/** The position of a field on the picture: to be checked, or being edited. */
export const marks = styleVariants({
  check: mark(warning.edge),
  active: inLayer('features', {
    fill: `color-mix(in oklab, ${accent.fill} 8%, transparent)`,
    stroke: accent.fill,
    strokeWidth: 3.5,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
});

export const placeholder = style(
  inLayer('features', {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '8 / 5',
    padding: '24px',
    borderRadius: vars.radius.card,
    backgroundColor: background.pressed,
    textAlign: 'center',
  }),
);

/** The line of the card that a field was read from. */
export const cutout = style(
  inLayer('features', {
    display: 'block',
    flex: 'none',
    height: '32px',
    width: 'auto',
    maxWidth: '100%',
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.tag,
    backgroundColor: background.pressed,
  }),
);

const sweep = keyframes({
  from: { insetBlockStart: '0' },
  to: { insetBlockStart: 'calc(100% - 2px)' },
});

/**
 * A line that moves over the picture like a scanner's, at the progress bar's twenty steps per
 * second.
 */
export const beam = style(
  inLayer('features', {
    position: 'absolute',
    insetInline: 0,
    height: '2px',
    backgroundColor: vars.color.accent.fill,
    boxShadow: `0 0 16px 3px ${vars.color.accent.fill}`,
    animation: `${sweep} 1.6s steps(32) infinite alternate`,
    '@media': { [media.reducedMotion]: { display: 'none' } },
  }),
);
