import { keyframes, style } from '@vanilla-extract/css';
import { component, media, tabularNumbers, textStyle, vars, weight } from '../../styles/index.ts';

const { color } = vars;

const slide = keyframes({
  from: { insetInlineStart: '-40%' },
  to: { insetInlineStart: '100%' },
});
/*
 * Limits the animation to twenty steps a second for the bar and four for the pulse: without a
 * graphics card, a smooth animation would take processor time from the work in progress.
 */
const pulse = keyframes({ '50%': { opacity: 0.4 } });

export const progress = style(component({ display: 'grid', gap: '6px', width: '100%' }));

export const line = style(
  component({ display: 'flex', justifyContent: 'space-between', gap: '12px', ...textStyle('sm') }),
);

export const label = style(
  component({ fontWeight: weight.medium, color: color.text.default, overflowWrap: 'anywhere' }),
);

export const figure = style(
  component({ ...tabularNumbers, flex: 'none', color: color.text.muted }),
);

export const track = style(
  component({
    position: 'relative',
    overflow: 'hidden',
    height: '6px',
    borderRadius: vars.radius.full,
    backgroundColor: color.background.pressed,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

const fillBase = {
  position: 'absolute',
  insetBlock: 0,
  borderRadius: vars.radius.full,
  backgroundColor: color.accent.fill,
  '@media': {
    [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
} as const;

export const fill = style(
  component({
    ...fillBase,
    insetInlineStart: 0,
    transition: `inline-size ${vars.motion.slow} ${vars.motion.out}`,
  }),
);

export const unknownFill = style(
  component({
    ...fillBase,
    inlineSize: '40%',
    animation: `${slide} 1400ms steps(28) infinite`,
    '@media': {
      ...fillBase['@media'],
      [media.reducedMotion]: {
        insetInlineStart: 0,
        inlineSize: '100%',
        animation: `${pulse} 2s steps(4) infinite`,
      },
    },
  }),
);
