import { style } from '@vanilla-extract/css';
import {
  component,
  focusRing,
  media,
  space,
  textStyle,
  transition,
  vars,
} from '../../styles/index.ts';
import { tallTarget } from '../Select/tallTarget.ts';

const { accent, background, border, danger, text } = vars.color;

export const field = style(component({ display: 'grid', gap: space[1.5], minWidth: 0 }));

export const button = style(
  component({
    ...textStyle('sm'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[2],
    justifySelf: 'start',
    color: text.default,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: text.disabled, cursor: 'default' } },
    '@media': {
      [media.coarse]: tallTarget,
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
);

/** 16 px, centred on the first line at any text size. */
export const box = style(
  component({
    ...transition('background-color', 'border-color'),
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '16px',
    height: '16px',
    marginBlock: 'calc((1lh - 16px) / 2)',
    border: `1px solid ${border.strong}`,
    borderRadius: '4px',
    backgroundColor: background.surface,
    color: text.onAccent,
    selectors: {
      '[data-pressed] > &': { backgroundColor: background.pressed },
      '[data-selected] > &, [data-indeterminate] > &': {
        backgroundColor: accent.fill,
        borderColor: accent.fill,
      },
      '[data-selected][data-pressed] > &, [data-indeterminate][data-pressed] > &': {
        backgroundColor: accent.pressed,
      },
      '[data-invalid] > &': {
        borderColor: danger.edge,
        boxShadow: `inset 0 0 0 1px ${danger.edge}`,
      },
      '[data-readonly] > &': {
        backgroundColor: background.sunken,
        borderColor: border.default,
        color: text.muted,
      },
      '[data-disabled] > &': {
        backgroundColor: background.disabled,
        borderColor: border.default,
        color: text.disabled,
      },
      '[data-focus-visible] > &': focusRing,
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '[data-hovered]:not([data-selected], [data-indeterminate]) > &': {
            borderColor: border.strongHover,
          },
          '[data-selected][data-hovered] > &, [data-indeterminate][data-hovered] > &': {
            backgroundColor: accent.hover,
          },
        },
      },
      [media.forcedColors]: {
        selectors: {
          // As specific as the style that it overrides.
          '[data-selected] > &, [data-selected]:is([data-hovered], [data-pressed]) > &, [data-indeterminate] > &, [data-indeterminate]:is([data-hovered], [data-pressed]) > &':
            {
              forcedColorAdjust: 'none',
              backgroundColor: 'Highlight',
              borderColor: 'Highlight',
              color: 'HighlightText',
            },
        },
      },
    },
  }),
);

export const words = style(component({ minWidth: 0, overflowWrap: 'anywhere' }));

export const required = style(component({ color: text.subtle, marginInlineStart: space[1] }));

/** Help is aligned with the label, not with the box. */
export const help = style(
  component({ paddingInlineStart: '24px', display: 'grid', gap: space[1] }),
);
