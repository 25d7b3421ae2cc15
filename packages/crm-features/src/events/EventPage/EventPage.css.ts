import { style } from '@vanilla-extract/css';
import { inLayer, layout, space, textStyle, vars } from '@cardinal/ui/styles';

const column = { display: 'flex', flexDirection: 'column' } as const;

/** The way back, and beside it when the page was read: nothing moves when that goes. */
export const trail = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
  }),
);

export const top = style(
  inLayer('features', { ...column, gap: space[3], paddingBlockStart: space[4] }),
);

/** Closer together on paper, where the report has two pages. */
export const content = style(
  inLayer('features', { ...column, gap: space[8], '@media': { print: { gap: space[4] } } }),
);

export const about = style(inLayer('features', { ...column, gap: space[5] }));

export const description = style(
  inLayer('features', {
    ...textStyle('md'),
    maxWidth: layout.readingMax,
    textAlign: ['-webkit-match-parent', 'match-parent'],
    color: vars.color.text.muted,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
);

export const zone = style(
  inLayer('features', { ...textStyle('xs'), display: 'block', color: vars.color.text.subtle }),
);

export const section = style(inLayer('features', { ...column, gap: space[3], minWidth: 0 }));

export const loading = style(inLayer('features', { ...column, gap: space[4] }));

export const state = style(inLayer('features', { paddingBlock: space[16] }));
