import { style } from '@vanilla-extract/css';
import { inLayer, media, space, textStyle, vars, weight } from '@cardinal/ui/styles';

const { border, text } = vars.color;

export const part = style(
  inLayer('features', { display: 'grid', gap: space[4], minWidth: 0, maxWidth: '44rem' }),
);

export const bar = style(
  inLayer('features', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
);

export const name = style(
  inLayer('features', { fontWeight: weight.medium, overflowWrap: 'anywhere' }),
);

/** The number of leads in each state. */
export const figures = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[6],
    rowGap: space[2],
    margin: 0,
  }),
);

export const figureLabel = style(inLayer('features', { ...textStyle('xs'), color: text.muted }));

export const figure = style(
  inLayer('features', {
    margin: 0,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Fields, two beside each other where there is room. */
export const fields = style(
  inLayer('features', {
    display: 'grid',
    gap: space[4],
    '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
  }),
);

export const list = style(
  inLayer('features', { display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
);

export const row = style(
  inLayer('features', {
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${border.subtle}`,
    overflowWrap: 'anywhere',
  }),
);
