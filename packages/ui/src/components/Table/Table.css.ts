import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  component,
  focusRing,
  focusRingInset,
  layer,
  media,
  space,
  tabularNumbers,
  textStyle,
  transition,
  truncate,
  vars,
  weight,
} from '../../styles/index.ts';
import { before as beforeSkeleton } from '../Skeleton/Skeleton.css.ts';
import { selectionWidth } from './stickyStart.ts';

const { accent, background, border, text } = vars.color;

/** Widths of the table's own place below which columns leave, wherever the table is embedded. */
const belowLg = '(max-width: 53.75rem)';
const belowMd = '(max-width: 43.75rem)';

/** Name of a variable, to be set in `style`. */
const nameOf = (variable: string) => variable.slice('var('.length, -1);

const width = createVar();
/** Name of the variable that holds a column's width. */
export const widthVariable = nameOf(width);

const least = { all: createVar(), lg: createVar(), md: createVar() };
/** Names of the variables that hold the table's least width, with every column and with fewer. */
export const minWidthVariables = {
  all: nameOf(least.all),
  lg: nameOf(least.lg),
  md: nameOf(least.md),
};

/** What is behind a row; cells that stay at the start cover the others and need it too. */
const ground = createVar();

/** Scrolls sideways where the columns don't fit. */
export const box = recipe({
  base: component({ containerType: 'inline-size', minWidth: 0 }),
  variants: {
    // A scrolling box would hold a sticky header to itself instead of to the page.
    scrolls: {
      always: component({ overflow: 'auto' }),
      onPhones: component({ '@media': { [media.phone]: { overflow: 'auto' } } }),
      never: {},
    },
  },
});

export const table = style(
  component({
    ...textStyle('sm'),
    width: '100%',
    minWidth: least.all,
    tableLayout: 'fixed',
    // A collapsed border would stay behind when the header sticks.
    borderCollapse: 'separate',
    borderSpacing: 0,
    '@container': { [belowLg]: { minWidth: least.lg }, [belowMd]: { minWidth: least.md } },
  }),
);

const gone = (condition: string) =>
  component({ '@container': { [condition]: { display: 'none' } } });

const hideBelow = { lg: gone(belowLg), md: gone(belowMd) };

const end = component({ ...tabularNumbers, textAlign: 'end', vars: { [beforeSkeleton]: 'auto' } });

/** Cells that stay at the start while the others scroll: below each other, edges aligned. */
const atStart = (zIndex: number) => {
  const stay = { position: 'sticky', zIndex, backgroundColor: ground } as const;
  const edge = { borderInlineEnd: `1px solid ${border.subtle}` };
  return {
    /** The checkboxes, before the first column. */
    before: component({ ...stay, insetInlineStart: 0 }),
    first: component({ ...stay, ...edge, insetInlineStart: 0 }),
    afterCheckbox: component({ ...stay, ...edge, insetInlineStart: `${selectionWidth}px` }),
  };
};

export const header = recipe({
  base: component({
    ...textStyle('xs'),
    vars: { [ground]: background.surface },
    width,
    height: '40px',
    paddingInline: space[2],
    borderBlockEnd: `1px solid ${border.default}`,
    backgroundColor: background.surface,
    color: text.muted,
    fontWeight: weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    // Newer rows are on their way: the old ones stay readable meanwhile.
    selectors: { '[aria-busy="true"] &': { borderBlockEndColor: accent.fill } },
  }),
  variants: {
    align: { start: {}, end },
    hideBelow,
    /** From where on the column takes the room that is left. */
    fills: {
      always: component({ width: 'auto' }),
      lg: component({ '@container': { [belowLg]: { width: 'auto' } } }),
      md: component({ '@container': { [belowMd]: { width: 'auto' } } }),
    },
    start: atStart(1),
    /** In what the title stays in sight: the page, or the box that scrolls. */
    stays: {
      page: component({ position: 'sticky', insetBlockStart: 0, zIndex: layer.sticky }),
      box: component({ position: 'sticky', insetBlockStart: 0, zIndex: 2 }),
    },
  },
  compoundVariants: (['before', 'first', 'afterCheckbox'] as const).map((start) => ({
    variants: { start, stays: 'box' as const },
    style: component({ zIndex: 3 }),
  })),
});

/** A title that sorts; its arrow is there, but only seen when it says something. */
export const sortButton = style(
  component({
    ...transition('color'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: '24px',
    borderRadius: vars.radius.tag,
    fontWeight: 'inherit',
    selectors: {
      '&:hover': { color: text.default },
      '&:focus-visible': focusRing,
      '[aria-sort] > &': { color: text.default },
      '&::after': {
        content: '""',
        width: '6px',
        height: '6px',
        marginInlineEnd: '2px',
        borderRight: '1.5px solid currentColor',
        borderBottom: '1.5px solid currentColor',
        rotate: '45deg',
        translate: '0 -2px',
        opacity: 0,
      },
      '&:hover::after, &:focus-visible::after': { opacity: 0.6 },
      '[aria-sort] > &::after': { opacity: 1 },
      '[aria-sort="ascending"] > &::after': { rotate: '-135deg', translate: '0 2px' },
    },
  }),
);

export const row = recipe({
  base: component({
    // Holds the picture of a row: a positioned cell would paint over the row's focus ring.
    position: 'relative',
    vars: { [ground]: 'transparent' },
    backgroundColor: ground,
    // A row that the keyboard moves to is not under the sticky titles or the paging.
    scrollMarginBlock: '48px 64px',
    selectors: {
      '&[data-selected]': { vars: { [ground]: background.selected } },
      '&:focus-visible': focusRingInset,
    },
  }),
  variants: {
    canOpen: {
      true: component({
        cursor: 'pointer',
        selectors: {
          '&:hover:not([data-selected])': {
            '@media': { [media.hover]: { vars: { [ground]: background.hover } } },
          },
        },
      }),
    },
    /** Lies under cells that stay, which would show what scrolls behind them. */
    isOpaque: {
      true: component({
        vars: { [ground]: background.surface },
        selectors: {
          // The cells that stay would lie on a ring of the row's own.
          '&:focus-visible': { outline: 'none' },
          '&:focus-visible::after': {
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
  },
});

/** The width of a cell's picture and the gap after it. */
const mediaRoom = `2rem + ${space[3]}`;

export const cell = recipe({
  base: component({
    ...truncate,
    height: vars.control.row,
    padding: `0 ${space[2]}`,
    borderBlockEnd: `1px solid ${border.subtle}`,
    fontWeight: weight.regular,
  }),
  variants: {
    align: { start: {}, end },
    hideBelow,
    isMuted: { true: component({ color: text.muted }) },
    hasControls: { true: component({ overflow: 'visible' }) },
    // Beside a picture that is 2rem wide.
    hasMedia: { true: component({ paddingInlineStart: `calc(${space[2]} + ${mediaRoom})` }) },
    start: atStart(1),
  },
});

/**
 * The picture is the first thing in its cell, and needs no element around it. Along the row it keeps
 * the place it would have in the text, moved into the padding: the columns before it may vary.
 */
const hasMedia = cell.classNames.variants.hasMedia.true;
globalStyle(
  `${hasMedia
    .split(' ')
    .map((name) => `.${name}`)
    .join('')} > :first-child`,
  component({
    position: 'absolute',
    top: '50%',
    marginInlineStart: `calc(-1 * (${mediaRoom}))`,
    translate: '0 -50%',
  }),
);

export const selectionCell = style(
  component({
    width: `${selectionWidth}px`,
    paddingInlineStart: space[3],
    overflow: 'visible',
  }),
);
