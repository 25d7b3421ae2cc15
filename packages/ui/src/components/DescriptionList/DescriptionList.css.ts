import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, media, space, tabularNumbers, textStyle, vars } from '../../styles/index.ts';

const { color } = vars;

/** The list responds to the width of its container, for example in drawers and side columns. */
export const frame = style(component({ containerType: 'inline-size', minWidth: 0 }));

const columns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

export const list = recipe({
  base: component({
    ...textStyle('sm'),
    ...columns(1),
    display: 'grid',
    columnGap: space[6],
    rowGap: space[4],
    margin: 0,
  }),
  variants: {
    columns: {
      1: {},
      2: component({ '@container': { '(min-width: 25rem)': columns(2) } }),
      3: component({
        '@container': { '(min-width: 25rem)': columns(2), '(min-width: 40rem)': columns(3) },
      }),
    },
    layout: {
      stacked: {},
      beside: component({ rowGap: 0 }),
    },
  },
});

export const item = recipe({
  base: component({ minWidth: 0 }),
  variants: {
    layout: {
      stacked: {},
      beside: component({
        paddingBlock: space[2],
        borderBlockEnd: `1px solid ${color.border.subtle}`,
        '@container': {
          '(min-width: 20rem)': {
            display: 'grid',
            gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 3fr)',
            columnGap: space[4],
          },
        },
      }),
    },
  },
});

export const term = style(
  component({
    display: 'flex',
    gap: space[2],
    minWidth: 0,
    paddingBlock: '2px',
    color: color.text.muted,
    overflowWrap: 'anywhere',
  }),
);

export const termIcon = style(
  component({ flex: 'none', marginBlockStart: 'calc((1lh - 16px) / 2)', color: color.icon.subtle }),
);

export const detail = style(
  component({
    ...tabularNumbers,
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[1],
    minWidth: 0,
    minHeight: '24px',
    margin: 0,
    color: color.text.default,
  }),
);

export const value = style(
  component({ minWidth: 0, paddingBlock: '2px', overflowWrap: 'anywhere' }),
);
export const missing = style(component({ color: color.text.subtle }));

/** No taller than its line, but easy to press. */
export const copy = style(
  component({
    flex: 'none',
    marginBlock: '-2px',
    '@media': { [media.coarse]: { marginInlineStart: space[2] } },
  }),
);
