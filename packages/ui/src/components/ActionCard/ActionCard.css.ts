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

export const action = style(
  component({
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '16px',
    minHeight: '76px',
  }),
);

export const mark = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '40px',
    height: '40px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    backgroundColor: color.accent.soft,
    color: color.accent.text,
    selectors: {
      [`${action}:has([data-disabled]) > &`]: {
        backgroundColor: color.background.disabled,
        color: color.text.disabled,
      },
    },
  }),
);

export const words = style(component({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }));

/** The title is the control; its area covers the whole card, including the border. */
export const control = style(
  component({
    ...textStyle('md'),
    display: 'block',
    fontWeight: weight.semibold,
    textAlign: 'start',
    textDecoration: 'none',
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
        inset: '-1px',
        border: '1px solid transparent',
        borderRadius: vars.radius.card,
      },
      '&[data-hovered]::after': {
        '@media': {
          [media.hover]: {
            backgroundColor: color.background.hover,
            borderColor: color.border.strong,
          },
        },
      },
      '&[data-pressed]::after': { backgroundColor: color.background.pressed },
      '&[data-focus-visible]::after': focusRing,
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
  }),
);

export const description = style(
  component({
    ...textStyle('sm'),
    display: 'block',
    color: color.text.muted,
  }),
);
