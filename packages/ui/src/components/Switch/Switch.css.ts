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
import { tallTarget } from '../Select/tallTarget.ts';

const { accent, background, border, danger, text } = vars.color;

export const field = style(component({ display: 'grid', gap: space[1], minWidth: 0 }));

export const button = recipe({
  base: component({
    ...textStyle('sm'),
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    minWidth: 0,
    color: text.default,
    cursor: 'pointer',
    selectors: {
      '&[data-readonly]': { cursor: 'default' },
      '&[data-disabled]': { color: text.disabled, cursor: 'default' },
    },
    '@media': {
      [media.coarse]: tallTarget,
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
  variants: {
    placement: {
      start: component({ justifySelf: 'start' }),
      end: {},
    },
  },
});

/**
 * 32 by 20 px, centred on the first line at any text size; the thumb is 3 px inside and moves by
 * its margin.
 */
export const track = style(
  component({
    ...transition('background-color', 'border-color'),
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    width: '32px',
    height: '20px',
    marginBlock: 'calc((1lh - 20px) / 2)',
    paddingInline: '2px',
    border: `1px solid ${border.strong}`,
    borderRadius: vars.radius.full,
    backgroundColor: background.surface,
    selectors: {
      // In a reversed row, the hidden input would be a pixel beyond the end.
      [`${button.classNames.variants.placement.end} > &`]: { order: 1, marginInlineStart: 'auto' },
      '[data-pressed] > &': { backgroundColor: background.pressed },
      '[data-selected] > &': { backgroundColor: accent.fill, borderColor: accent.fill },
      '[data-selected][data-pressed] > &': { backgroundColor: accent.pressed },
      '[data-invalid] > &': {
        borderColor: danger.edge,
        boxShadow: `inset 0 0 0 1px ${danger.edge}`,
      },
      '[data-readonly] > &': { backgroundColor: background.sunken, borderColor: border.strong },
      '[data-disabled] > &': { backgroundColor: background.disabled, borderColor: border.default },
      '[data-focus-visible] > &': focusRing,
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '[data-hovered]:not([data-selected]) > &': { borderColor: border.strongHover },
          '[data-selected][data-hovered]:not([data-readonly]) > &': {
            backgroundColor: accent.hover,
          },
        },
      },
      [media.forcedColors]: {
        selectors: {
          // As specific as the style that it overrides.
          '[data-selected] > &, [data-selected]:is([data-hovered], [data-pressed]):not([data-readonly]) > &':
            {
              forcedColorAdjust: 'none',
              backgroundColor: 'Highlight',
              borderColor: 'Highlight',
            },
          '[data-disabled] > &': { borderColor: 'GrayText', backgroundColor: 'Canvas' },
        },
      },
    },
  }),
);

export const thumb = style(
  component({
    ...transition('margin-inline-start', 'background-color'),
    display: 'grid',
    placeItems: 'center',
    width: '14px',
    height: '14px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.icon.default,
    color: background.surface,
    selectors: {
      '[data-selected] > * > &': {
        marginInlineStart: '12px',
        backgroundColor: text.onAccent,
        color: accent.fill,
      },
      '[data-readonly] > * > &': {
        backgroundColor: vars.color.icon.default,
        color: background.sunken,
      },
      '[data-disabled] > * > &': { backgroundColor: text.disabled, color: background.disabled },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'CanvasText',
        selectors: {
          '[data-readonly] > * > &': { backgroundColor: 'CanvasText', color: 'Canvas' },
          '[data-selected] > * > &': { backgroundColor: 'HighlightText', color: 'Highlight' },
          '[data-disabled] > * > &': { backgroundColor: 'GrayText' },
        },
      },
    },
  }),
);

export const words = style(component({ minWidth: 0, overflowWrap: 'anywhere' }));

/** Help is aligned with the label. */
export const help = recipe({
  base: component({ display: 'grid', gap: space[1] }),
  variants: {
    placement: {
      start: component({ paddingInlineStart: '40px' }),
      end: component({ paddingInlineEnd: '40px' }),
    },
  },
});
