import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  component,
  focusRing,
  focusRingInset,
  layer,
  media,
  pageTop,
  screenOnly,
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

/** Widths of the table's container below which columns are hidden. */
const belowLg = '(max-width: 58rem)';
const belowMd = '(max-width: 43.75rem)';

/** Name of a variable, to be set in `style`. */
const nameOf = (variable: string) => variable.slice('var('.length, -1);

const width = createVar();
/** Name of the variable that holds a column's width in rem; without it, the width is `auto`. */
export const widthVariable = nameOf(width);

const least = { all: createVar(), lg: createVar(), md: createVar() };
/** Names of the variables with the table's minimum width, with all columns and with fewer. */
export const minWidthVariables = {
  all: nameOf(least.all),
  lg: nameOf(least.lg),
  md: nameOf(least.md),
};

/** The background of a row; cells that stay at the start cover the others and need it, too. */
const ground = createVar();

/** Scrolls horizontally if the columns do not fit. */
export const box = recipe({
  base: component({ containerType: 'inline-size', minWidth: 0 }),
  variants: {
    // A scrolling box would attach a sticky header to itself instead of the page.
    scrolls: {
      always: component({ overflow: 'auto', '@media': { print: { overflow: 'visible' } } }),
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
    // A collapsed border would not move with a sticky header.
    borderCollapse: 'separate',
    borderSpacing: 0,
    '@container': { [belowLg]: { minWidth: least.lg }, [belowMd]: { minWidth: least.md } },
  }),
);

const gone = (condition: string) =>
  component({ '@container': { [condition]: { display: 'none' } } });

const hideBelow = { lg: gone(belowLg), md: gone(belowMd) };

const end = component({ ...tabularNumbers, textAlign: 'end', vars: { [beforeSkeleton]: 'auto' } });

/** Cells that stay at the start while the others scroll, with their edges aligned. */
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

/** On paper, where nothing scrolls, the title of a column is at its start. */
const unstuck = { print: { position: 'static' } } as const;

export const header = recipe({
  base: component({
    ...textStyle('xs'),
    vars: { [ground]: background.surface },
    // In rem, so that a column grows with larger text.
    width: `calc(${width} * 1rem)`,
    height: '40px',
    paddingInline: space[2],
    borderBlockEnd: `1px solid ${border.default}`,
    backgroundColor: background.surface,
    color: text.muted,
    fontWeight: weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    // While newer rows load, the old ones stay readable.
    selectors: { '[aria-busy="true"] &': { borderBlockEndColor: accent.fill } },
  }),
  variants: {
    align: { start: {}, end },
    hideBelow,
    /** The width from which the column takes the remaining space. */
    fills: {
      always: component({ width: 'auto' }),
      lg: component({ '@container': { [belowLg]: { width: 'auto' } } }),
      md: component({ '@container': { [belowMd]: { width: 'auto' } } }),
    },
    start: atStart(1),
    /** Where the title stays visible: on the page, or in the scrolling box. */
    stays: {
      page: component({
        position: 'sticky',
        insetBlockStart: pageTop,
        zIndex: layer.sticky,
        '@media': unstuck,
      }),
      box: component({ position: 'sticky', insetBlockStart: 0, zIndex: 2, '@media': unstuck }),
    },
  },
  compoundVariants: (['before', 'first', 'afterCheckbox'] as const).map((start) => ({
    variants: { start, stays: 'box' as const },
    style: component({ zIndex: 3 }),
  })),
});

/** A sortable title; its arrow is always rendered but only visible when it applies. */
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
    // Contains the picture of a row: a positioned cell would paint over the row's focus ring.
    position: 'relative',
    ...transition('background-color'),
    vars: { [ground]: 'transparent' },
    backgroundColor: ground,
    // A row that is focused by keyboard is not hidden below the sticky titles or the paging.
    scrollMarginBlock: `calc(48px + ${pageTop}) 64px`,
    selectors: {
      '&[data-new]': { vars: { [ground]: accent.soft } },
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
    /** Below the cells that stay, which would otherwise show what scrolls behind them. */
    isOpaque: {
      true: component({
        vars: { [ground]: background.surface },
        selectors: {
          // The cells that stay would cover a focus ring of the row itself.
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

/** The width of a cell's picture and of the gap after it. */
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
 * The picture comes first in its cell and needs no wrapper. It keeps its place in the row although
 * it is moved into the padding, because the columns before it vary.
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

export const detailCell = style(component({ padding: 0 }));

export const detail = style(
  component({
    position: 'sticky',
    insetInlineStart: 0,
    width: '100cqi',
    padding: `${space[3]} ${space[3]} ${space[4]}`,
    borderBlockEnd: `1px solid ${border.default}`,
    backgroundColor: background.sunken,
  }),
);

export const selectionCell = style([
  screenOnly,
  component({
    width: `${selectionWidth}px`,
    paddingInlineStart: space[3],
    overflow: 'visible',
  }),
]);
