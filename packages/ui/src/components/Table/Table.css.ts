import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  component,
  focusRingInset,
  layer,
  media,
  tabularNumbers,
  textStyle,
  transition,
  truncate,
  vars,
  weight,
} from '../../styles/index.ts';

const { color } = vars;

/** Scrolls sideways where the columns don't fit. */
export const scroller = recipe({
  base: component({ position: 'relative', minWidth: 0, overflowX: 'auto' }),
  variants: {
    // A scrolling box would hold a sticky header to itself instead of to the page.
    isStickyHeader: { true: component({ '@media': { [media.lg]: { overflowX: 'visible' } } }) },
  },
});

export const table = style(
  component({
    ...textStyle('sm'),
    width: '100%',
    tableLayout: 'fixed',
    // A collapsed border would stay behind when the header sticks.
    borderCollapse: 'separate',
    borderSpacing: 0,
    outline: 'none',
    selectors: { '&[data-focus-visible]': focusRingInset },
  }),
);

const cellBase = {
  paddingInline: '8px',
  textAlign: 'start',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
} as const;

const end = { textAlign: 'end' } as const;

export const column = recipe({
  base: component({
    ...cellBase,
    ...textStyle('xs'),
    ...truncate,
    height: '36px',
    fontWeight: weight.medium,
    color: color.text.muted,
    outline: 'none',
    cursor: 'default',
    selectors: {
      '&[data-hovered]': { '@media': { [media.hover]: { color: color.text.default } } },
      '&[data-sort-direction]': { color: color.text.default },
      '&[data-focus-visible]': focusRingInset,
    },
  }),
  variants: {
    align: { start: {}, end: component(end) },
    isSticky: {
      true: component({
        '@media': {
          [media.lg]: {
            position: 'sticky',
            insetBlockStart: 0,
            zIndex: layer.sticky,
            backgroundColor: color.background.surface,
          },
        },
      }),
    },
  },
});

export const columnTitle = style(
  component({ display: 'inline-flex', alignItems: 'center', gap: '4px', maxWidth: '100%' }),
);

/** The arrow of a column that can be sorted: there, but only seen when it says something. */
export const sortArrow = recipe({
  base: component({ opacity: 0 }),
  variants: {
    direction: {
      ascending: component({ opacity: 1 }),
      descending: component({ opacity: 1, rotate: '180deg' }),
      none: component({
        selectors: {
          '[data-hovered] &, [data-focus-visible] &': { opacity: 0.6 },
        },
      }),
    },
  },
});

export const row = recipe({
  base: component({
    ...transition('background-color'),
    outline: 'none',
    cursor: 'default',
    selectors: {
      '&[data-selected]': { backgroundColor: color.background.selected },
      '&[data-focus-visible]': focusRingInset,
    },
  }),
  variants: {
    isInteractive: {
      true: component({
        cursor: 'pointer',
        selectors: {
          '&[data-hovered]': {
            '@media': { [media.hover]: { backgroundColor: color.background.hover } },
          },
          '&[data-pressed]': { backgroundColor: color.background.pressed },
          '&[data-selected]': { backgroundColor: color.background.selected },
        },
      }),
    },
  },
});

export const cell = recipe({
  base: component({
    ...cellBase,
    ...truncate,
    ...tabularNumbers,
    height: vars.control.row,
    color: color.text.muted,
    verticalAlign: 'middle',
    outline: 'none',
    selectors: { '&[data-focus-visible]': focusRingInset },
  }),
  variants: {
    align: { start: {}, end: component(end) },
    isRowHeader: { true: component({ color: color.text.default, fontWeight: weight.regular }) },
  },
});

/** Actions that step back until their row is meant. */
export const quietCell = style({});
globalStyle(
  `tr:not(:hover, :focus-within) > ${quietCell} button:not([aria-disabled], [data-disabled])`,
  component({ '@media': { [media.hover]: { color: color.border.strong } } }),
);

export const selectionCell = style(component({ width: '40px', textOverflow: 'clip' }));

/** Without rows: one cell across the whole table, for the empty state. */
export const body = style({});
globalStyle(
  `${body}[data-empty] :is(td, th)`,
  component({ padding: 0, textAlign: 'start', fontWeight: 'inherit' }),
);

export const footer = recipe({
  base: component({ backgroundColor: color.background.surface }),
  variants: {
    isSticky: {
      true: component({
        '@media': {
          [media.lg]: { position: 'sticky', insetBlockEnd: 0, zIndex: layer.sticky },
        },
      }),
    },
  },
});
