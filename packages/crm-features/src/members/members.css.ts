import { style, type StyleRule } from '@vanilla-extract/css';
import { inLayer, media, space, textStyle, truncate, vars, weight } from '@cardinal/ui/styles';

const { border, text } = vars.color;

export const panel = style(
  inLayer('features', {
    display: 'grid',
    gap: space[8],
    minWidth: 0,
    paddingBlockStart: space[5],
  }),
);

export const section = style(inLayer('features', { display: 'grid', gap: space[4], minWidth: 0 }));

export const state = style(inLayer('features', { paddingBlock: space[12] }));

export const toolbar = style(
  inLayer('features', {
    flex: '0 1 300px',
    minWidth: 0,
    width: '100%',
    maxWidth: '300px',
    '@media': { [media.phone]: { maxWidth: 'none', marginBlockEnd: space[2] } },
  }),
);

export const nameLine = style(
  inLayer('features', {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    maxWidth: '100%',
    minWidth: 0,
  }),
);

/** The rows of a table grow with a name, which nothing else on them repeats. */
const wrapping = {
  minWidth: 0,
  textAlign: ['-webkit-match-parent', 'match-parent'],
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
} satisfies StyleRule;

export const name = style(inLayer('features', { ...wrapping, fontWeight: weight.medium }));

export const email = style(
  inLayer('features', {
    ...textStyle('xs'),
    ...wrapping,
    display: 'block',
    color: text.subtle,
  }),
);

/** The text of a select without a border is in line with the texts above and below it. */
export const flush = style(
  inLayer('features', { display: 'block', marginInlineStart: `calc(${space[3]} * -1)` }),
);

export const skeletonLines = style(
  inLayer('features', { display: 'grid', gap: space[1.5], alignContent: 'center' }),
);

/** People who are waiting, stacked with hairlines between. */
export const list = style(
  inLayer('features', { display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
);

export const row = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    minWidth: 0,
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${border.subtle}`,
  }),
);

export const words = style(
  inLayer('features', { flex: '1 1 14rem', display: 'grid', minWidth: 0 }),
);

export const facts = style(
  inLayer('features', {
    ...textStyle('xs'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[1],
    color: text.muted,
  }),
);

export const buttons = style(
  inLayer('features', { display: 'flex', flexWrap: 'wrap', gap: space[2] }),
);

/** Fields and their button on one line where there is room. */
export const form = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: space[3],
    '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const field = style(inLayer('features', { flex: '0 1 12rem', minWidth: 0 }));

export const emailField = style(inLayer('features', { maxWidth: '25rem' }));

/** Ends in an ellipsis if it does not fit on a card. */
export const noteText = style(inLayer('features', { ...truncate }));

export const change = style(inLayer('features', { overflowWrap: 'anywhere' }));
