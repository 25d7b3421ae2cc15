import { style } from '@vanilla-extract/css';
import {
  component,
  focusRing,
  media,
  textStyle,
  transition,
  vars,
  weight,
} from '../../styles/index.ts';

const { color } = vars;

export const zone = style(
  component({
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    minHeight: '160px',
    padding: '24px',
    textAlign: 'center',
  }),
);

/** The label is the control; its area covers the whole zone and draws its border. */
export const control = style(
  component({
    ...textStyle('sm'),
    maxWidth: '100%',
    fontWeight: weight.medium,
    color: color.text.default,
    outline: 'none',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '&::after': {
        ...transition('background-color', 'border-color'),
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        border: `1px dashed ${color.border.strong}`,
        borderRadius: vars.radius.card,
        backgroundColor: color.background.surface,
      },
      '&[data-hovered]::after': {
        '@media': {
          [media.hover]: {
            backgroundColor: color.background.hover,
            borderColor: color.border.strongHover,
          },
        },
      },
      '&[data-pressed]::after': { backgroundColor: color.background.pressed },
      '&[data-focus-visible]::after': focusRing,
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
      '&[data-disabled]::after': {
        backgroundColor: color.background.disabled,
        borderColor: color.border.default,
      },
      [`${zone}[data-drop-target] > &::after`]: {
        border: `2px solid ${color.accent.fill}`,
        backgroundColor: color.accent.soft,
        '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
      },
    },
  }),
);

export const icon = style(
  component({
    marginBlockEnd: '12px',
    color: color.icon.subtle,
    selectors: {
      [`${zone}[data-drop-target] > &`]: { color: color.accent.text },
      [`${zone}[data-disabled] > &`]: { color: color.text.disabled },
    },
  }),
);

export const description = style(
  component({
    ...textStyle('xs'),
    maxWidth: '44ch',
    marginBlockStart: '4px',
    color: color.text.muted,
    overflowWrap: 'anywhere',
  }),
);
