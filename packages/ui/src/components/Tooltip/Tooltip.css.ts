import { keyframes, style } from '@vanilla-extract/css';
import { component, layer, media, textStyle, vars, weight } from '../../styles/index.ts';

const fade = keyframes({ from: { opacity: 0 } });

export const tooltip = style(
  component({
    ...textStyle('xs'),
    zIndex: layer.popover,
    maxWidth: '280px',
    padding: '6px 8px',
    border: '1px solid transparent',
    borderRadius: vars.radius.tag,
    backgroundColor: vars.color.background.inverse,
    color: vars.color.text.onInverse,
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
    boxShadow: vars.shadow.low,
    // Never between the pointer and its trigger.
    pointerEvents: 'none',
    selectors: {
      '&[data-entering]': { animation: `${fade} ${vars.motion.fast} ${vars.motion.out}` },
      '&[data-exiting]': { animation: `${fade} ${vars.motion.fast} ${vars.motion.exit} reverse` },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'CanvasText',
        backgroundColor: 'Canvas',
        color: 'CanvasText',
      },
    },
  }),
);
