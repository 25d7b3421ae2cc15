import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  component,
  focusRing,
  focusRingInset,
  screenOnly,
  space,
  tabularNumbers,
  textStyle,
  truncate,
  vars,
  weight,
} from '../../styles/index.ts';

const { accent, background, border, text } = vars.color;

/** In this layout the aside and the actions are below the text, not beside it. */
const cramped = '(max-width: 15rem)';
/** The narrowest phones: notes begin below the picture, because the actions need the room. */
const narrow = '(max-width: 19rem)';
const across = { gridRow: 'auto', gridColumn: '1 / -1' } as const;

export const cards = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const card = recipe({
  base: component({
    ...textStyle('sm'),
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '[words-start] minmax(0, 1fr) [words-end] auto',
    alignItems: 'start',
    columnGap: space[3],
    padding: `${space[3]} ${space[3]} 0`,
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.card,
    backgroundColor: background.surface,
    scrollMarginBlock: '64px',
    '@container': {
      [cramped]: { gridTemplateColumns: '[words-start] minmax(0, 1fr)', rowGap: space[2] },
    },
    selectors: {
      '&[data-new]': { borderColor: accent.border, backgroundColor: accent.soft },
      '&[data-selected]': { backgroundColor: background.selected },
      '&:focus-visible': focusRing,
      '&:active': { backgroundColor: background.hover },
    },
  }),
  variants: {
    hasMedia: {
      true: component({
        gridTemplateColumns: '2rem [words-start] minmax(0, 1fr) auto',
        '@container': { [cramped]: { gridTemplateColumns: '2rem [words-start] minmax(0, 1fr)' } },
      }),
    },
    hasCheckbox: {
      true: component({
        gridTemplateColumns: 'auto [words-start] minmax(0, 1fr) auto',
        '@container': { [cramped]: { gridTemplateColumns: 'auto [words-start] minmax(0, 1fr)' } },
      }),
    },
  },
  compoundVariants: [
    {
      variants: { hasMedia: true, hasCheckbox: true },
      style: component({
        gridTemplateColumns: 'auto 2rem [words-start] minmax(0, 1fr) auto',
        '@container': {
          [cramped]: { gridTemplateColumns: 'auto 2rem [words-start] minmax(0, 1fr)' },
        },
      }),
    },
  ],
});

/** Controls are above the title's area, which covers the whole card. */
const above = { position: 'relative', zIndex: 1 } as const;

export const checkbox = style(
  component({ ...above, display: 'grid', alignItems: 'center', height: '2rem' }),
);

export const words = style(component({ display: 'grid', minWidth: 0 }));

export const title = style(
  component({
    ...textStyle('md'),
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontWeight: weight.medium,
    textAlign: 'start',
  }),
);

export const titleButton = style(
  component({
    selectors: {
      // The whole card opens the row.
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': focusRingInset,
    },
  }),
);

export const titleSkeleton = style(component({ marginBlock: `${space[2]} ${space[2]}` }));

export const subtitle = style(component({ ...textStyle('sm'), ...truncate, color: text.muted }));

export const aside = style(
  component({ ...above, minWidth: 0, '@container': { [cramped]: across } }),
);

export const details = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[5]}`,
    gridColumn: 'words-start / -1',
    marginBlock: `${space[2]} ${space[3]}`,
    selectors: { '&:nth-last-child(2):not(:has(+ :empty))': { marginBlockEnd: space[1] } },
    '@container': { [cramped]: across },
  }),
);

export const detail = style(
  component({
    ...tabularNumbers,
    display: 'grid',
    justifyItems: 'start',
    gap: space[0.5],
    // Of equal width, so that they are aligned from card to card.
    flex: '1 1 6rem',
    minWidth: '72px',
    overflowWrap: 'anywhere',
    color: text.muted,
  }),
);

export const detailLabel = style(component({ ...textStyle('xs'), color: text.subtle }));

export const notes = style(
  component({
    ...textStyle('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    gridRow: 3,
    gridColumn: 'words-start',
    alignSelf: 'center',
    minHeight: '44px',
    color: text.subtle,
    whiteSpace: 'nowrap',
    '@container': {
      [narrow]: { gridColumn: '1 / words-end' },
      [cramped]: { ...across, minHeight: 0 },
    },
  }),
);

export const below = style(
  component({
    ...above,
    gridColumn: '1 / -1',
    gridRow: 4,
    marginInline: `calc(${space[3]} * -1)`,
    padding: `${space[3]} ${space[3]} ${space[4]}`,
    borderBlockStart: `1px solid ${border.subtle}`,
    borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
    backgroundColor: background.sunken,
    cursor: 'auto',
  }),
);

export const actions = style([
  screenOnly,
  component({
    ...above,
    display: 'flex',
    gridRow: 3,
    gridColumn: 'words-start / -1',
    alignItems: 'center',
    justifyContent: 'center',
    justifySelf: 'end',
    // Small actions get as much room as large ones.
    minWidth: '44px',
    minHeight: '40px',
    marginInlineEnd: `calc(${space[3]} * -1)`,
    // A row without actions.
    selectors: { '&:empty': { display: 'none' } },
    '@container': { [cramped]: across },
  }),
]);
