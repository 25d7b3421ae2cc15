import { style } from '@vanilla-extract/css';
import {
  component,
  focusRing,
  media,
  tabularNumbers,
  textStyle,
  transition,
  vars,
} from '../../styles/index.ts';

const { color } = vars;
const fadeWidth = '32px';
const fadeTo = (side: 'right' | 'left') =>
  `linear-gradient(to ${side}, black calc(100% - ${fadeWidth}), transparent)`;

export const list = style(
  component({
    display: 'flex',
    gap: '24px',
    // The hairline is drawn inside, so that a tab's own line can cover it.
    boxShadow: `inset 0 -1px ${color.border.subtle}`,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    scrollPaddingInline: fadeWidth,
    '@media': {
      [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
      [media.phone]: {
        paddingInlineEnd: fadeWidth,
        maskImage: fadeTo('right'),
        selectors: { '&:dir(rtl)': { maskImage: fadeTo('left') } },
      },
    },
  }),
);

export const tab = style(
  component({
    ...textStyle('sm'),
    ...transition('color'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    flex: 'none',
    height: '40px',
    borderRadius: vars.radius.tag,
    outline: 'none',
    color: color.text.muted,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-hovered]': { '@media': { [media.hover]: { color: color.text.default } } },
      '&[data-selected]': { color: color.text.default },
      // The chosen one is the title of what follows.
      '&:not([data-selected])': { '@media': { print: { display: 'none' } } },
      '&[data-disabled]': { color: color.text.disabled },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        height: '2px',
        borderStartStartRadius: '2px',
        borderStartEndRadius: '2px',
        backgroundColor: 'transparent',
      },
      '&[data-selected]::after': {
        backgroundColor: color.accent.fill,
        '@media': {
          [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
    '@media': {
      [media.coarse]: { height: vars.control.lg },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
);

export const count = style(
  component({
    ...textStyle('xs'),
    ...tabularNumbers,
    minWidth: '1ch',
    color: color.text.subtle,
    selectors: {
      '[data-selected] > &': { color: color.accent.text },
      '[data-disabled] > &': { color: 'inherit' },
    },
  }),
);

export const panel = style(
  component({
    outline: 'none',
    selectors: { '&[data-focus-visible]': { ...focusRing, borderRadius: vars.radius.control } },
  }),
);
