import { createVar, globalStyle, style } from '@vanilla-extract/css';
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
import { selectionWidth } from './stickyStart.ts';

const { color } = vars;

/** Height in px of the titles. */
export const headerHeight = 36;

/** Name of the variable that holds a row's height, for who has to know it in px. */
export const rowHeightVariable = vars.control.row.slice('var('.length, -1);

/** What stands behind a row; cells that stay at the start lie on the others and need it too. */
const ground = createVar();

/** Scrolls sideways where the columns don't fit. */
export const scroller = recipe({
  base: component({ position: 'relative', minWidth: 0, overflowX: 'auto' }),
  variants: {
    // A scrolling box would hold a sticky header to itself instead of to the page.
    isStickyHeader: { true: component({ '@media': { [media.lg]: { overflowX: 'visible' } } }) },
    isBox: { true: component({ overflow: 'auto', overscrollBehaviorX: 'contain' }) },
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

/** A table of which only the rows in sight are drawn: it scrolls itself. */
export const virtualTable = style(
  component({
    ...textStyle('sm'),
    overflow: 'auto',
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

/** Cells that stay at the start while the others scroll: below each other, edges aligned. */
const atStart = (zIndex: number) => {
  const stay = { position: 'sticky', zIndex, backgroundColor: ground } as const;
  const edge = { borderInlineEnd: `1px solid ${color.border.subtle}` };
  return {
    /** The checkboxes, before the first column. */
    before: component({ ...stay, insetInlineStart: 0 }),
    first: component({ ...stay, ...edge, insetInlineStart: 0 }),
    afterCheckbox: component({ ...stay, ...edge, insetInlineStart: `${selectionWidth}px` }),
  };
};

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
    start: atStart(1),
    isVirtual: {
      true: component({ display: 'grid', alignContent: 'center', justifyItems: 'start' }),
    },
    /** In what the title stays in sight: the page, or the box that scrolls. */
    stays: {
      page: component({
        '@media': {
          [media.lg]: {
            position: 'sticky',
            insetBlockStart: 0,
            zIndex: layer.sticky,
            backgroundColor: color.background.surface,
          },
        },
      }),
      box: component({
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 2,
        backgroundColor: color.background.surface,
      }),
    },
  },
  compoundVariants: [
    { variants: { isVirtual: true, align: 'end' }, style: component({ justifyItems: 'end' }) },
    ...(['before', 'first', 'afterCheckbox'] as const).map((start) => ({
      variants: { start, stays: 'box' as const },
      style: component({ zIndex: 3 }),
    })),
  ],
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
    vars: { [ground]: 'transparent' },
    backgroundColor: ground,
    outline: 'none',
    cursor: 'default',
    selectors: {
      '&[data-selected]': { vars: { [ground]: color.background.selected } },
      '&[data-focus-visible]': focusRingInset,
    },
  }),
  variants: {
    /** Lies under cells that stay, which would show what scrolls behind them. */
    isOpaque: {
      true: component({
        position: 'relative',
        vars: { [ground]: color.background.surface },
        selectors: {
          '&[data-selected]': { vars: { [ground]: color.background.selected } },
          // The cells that stay would lie on a ring of the row's own.
          '&[data-focus-visible]': { outline: 'none' },
          '&[data-focus-visible]::after': {
            ...focusRingInset,
            content: '""',
            position: 'absolute',
            inset: 0,
            zIndex: 3,
            pointerEvents: 'none',
          },
        },
      }),
    },
    isInteractive: {
      true: component({
        cursor: 'pointer',
        selectors: {
          '&[data-hovered]:not([data-selected])': {
            '@media': { [media.hover]: { vars: { [ground]: color.background.hover } } },
          },
          '&[data-pressed]': { vars: { [ground]: color.background.pressed } },
          '&[data-selected]': { vars: { [ground]: color.background.selected } },
        },
      }),
    },
    isVirtual: { true: component({ height: '100%' }) },
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
    start: atStart(1),
    isVirtual: {
      true: component({ display: 'grid', alignContent: 'center', height: '100%' }),
    },
    isRowHeader: { true: component({ color: color.text.default, fontWeight: weight.regular }) },
  },
});

/** The content of a cell that is no table cell: a grid has no ellipsis of its own. */
export const virtualContent = style(component(truncate));

/** Actions that step back until their row is meant. */
export const quietCell = style({});
globalStyle(
  `[role="row"]:not(:hover, :focus-within) ${quietCell} button:not([aria-disabled], [data-disabled])`,
  component({ '@media': { [media.hover]: { color: color.border.strong } } }),
);

export const selectionCell = style(
  component({ width: `${selectionWidth}px`, textOverflow: 'clip' }),
);

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
