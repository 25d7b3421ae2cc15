import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  component,
  focusRing,
  media,
  space,
  textStyle,
  transition,
  vars,
} from '../../styles/index.ts';

const { accent, background, border, danger, text } = vars.color;

export const options = recipe({
  base: component({ display: 'flex', minWidth: 0 }),
  variants: {
    orientation: {
      vertical: component({ flexDirection: 'column', gap: space[2] }),
      horizontal: component({ flexWrap: 'wrap', columnGap: space[5], rowGap: space[2] }),
    },
  },
});

/** The label of an option with its circle; all of it is the target. */
export const option = style(
  component({
    ...textStyle('sm'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[2],
    color: text.default,
    cursor: 'pointer',
    selectors: {
      '&[data-readonly]': { cursor: 'default' },
      '&[data-disabled]': { color: text.disabled, cursor: 'default' },
    },
    '@media': {
      [media.coarse]: { minHeight: vars.control.lg, alignItems: 'center' },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
);

/** 16 px, centred on the first line at any text size; the dot is its own border, widened. */
export const circle = style(
  component({
    ...transition('background-color', 'border-color', 'border-width'),
    flex: 'none',
    width: '16px',
    height: '16px',
    marginBlock: 'calc((1lh - 16px) / 2)',
    border: `1px solid ${border.strong}`,
    borderRadius: vars.radius.full,
    backgroundColor: background.surface,
    selectors: {
      '[data-pressed] > &': { backgroundColor: background.pressed },
      '[data-selected] > &': {
        borderWidth: '5px',
        borderColor: accent.fill,
        backgroundColor: text.onAccent,
      },
      '[data-selected][data-pressed] > &': { borderColor: accent.pressed },
      '[data-invalid] > &': { borderColor: danger.edge },
      '[data-invalid]:not([data-selected]) > &': {
        boxShadow: `inset 0 0 0 1px ${danger.edge}`,
      },
      '[data-readonly] > &': { borderColor: border.strong, backgroundColor: background.sunken },
      '[data-disabled] > &': { borderColor: border.default, backgroundColor: background.disabled },
      '[data-disabled][data-selected] > &': { borderColor: text.disabled },
      [`${option}[data-focus-visible] > &`]: focusRing,
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '[data-hovered]:not([data-selected]) > &': { borderColor: border.strongHover },
          '[data-selected][data-hovered]:not([data-readonly]) > &': { borderColor: accent.hover },
        },
      },
      [media.forcedColors]: {
        selectors: {
          // As specific as the style that it overrides.
          '[data-selected] > &, [data-selected]:is([data-hovered], [data-pressed]):not([data-readonly]) > &':
            {
              forcedColorAdjust: 'none',
              borderColor: 'Highlight',
              backgroundColor: 'Canvas',
            },
          '[data-disabled] > &, [data-disabled][data-selected] > &': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);

export const words = style(component({ minWidth: 0, overflowWrap: 'anywhere' }));

export const optionDescription = style(
  component({
    ...textStyle('xs'),
    display: 'block',
    color: text.subtle,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
);
