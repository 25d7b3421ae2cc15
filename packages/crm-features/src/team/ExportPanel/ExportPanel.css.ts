import { style } from '@vanilla-extract/css';
import { inLayer, media, space, tabularNumbers, textStyle, vars } from '@cardinal/ui/styles';

const { border, text } = vars.color;

export const panel = style(
  inLayer('features', { display: 'grid', gap: space[6], maxWidth: '760px', minWidth: 0 }),
);

export const head = style(inLayer('features', { display: 'grid', gap: space[1] }));

export const group = style(
  inLayer('features', {
    display: 'grid',
    gap: space[3],
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  }),
);

export const legend = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    width: '100%',
    // A legend takes no part in its grid.
    marginBlockEnd: space[3],
    padding: 0,
  }),
);

export const count = style(
  inLayer('features', { ...textStyle('xs'), ...tabularNumbers, color: text.subtle }),
);

export const legendAction = style(inLayer('features', { marginInlineStart: 'auto' }));

/** As many filters side by side as fit. */
export const fields = style(
  inLayer('features', {
    display: 'grid',
    gap: space[4],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  }),
);

export const columns = style(
  inLayer('features', {
    display: 'grid',
    columnGap: space[4],
    rowGap: space[2],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  }),
);

/** The number of leads to export, and the button; stays in view on a phone. */
export const foot = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${border.subtle}`,
    '@media': { [media.phone]: { display: 'grid' } },
  }),
);

export const matches = style(
  inLayer('features', { ...tabularNumbers, flex: 1, minWidth: 0, color: text.muted }),
);

export const buttons = style(
  inLayer('features', {
    display: 'flex',
    gap: space[2],
    '@media': { [media.phone]: { display: 'grid' } },
  }),
);
