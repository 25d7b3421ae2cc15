import { style } from '@vanilla-extract/css';
import { inLayer, media, space, textStyle, vars } from '@cardinal/ui/styles';

const { background, border, text } = vars.color;
const feature = (rule: Parameters<typeof inLayer>[1]) => inLayer('features', rule);

export const trail = style(feature({ paddingBlockStart: space[4] }));

export const body = style(
  feature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6], minWidth: 0 }),
);

/** The element, and beside it how to use it where there is room. */
export const columns = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[8],
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' } },
  }),
);

export const column = style(
  feature({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8], minWidth: 0 }),
);

export const part = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    justifyItems: 'start',
    minWidth: 0,
  }),
);

/** The fields of the look: the theme above, the others side by side where both show what they hold. */
export const look = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[4], width: '100%' }),
);

/** No wider than the page, however large the text is. */
export const lookTheme = style(feature({ flexBasis: '100%', minWidth: 0, maxWidth: '100%' }));

export const lookField = style(feature({ flex: '1 1 12rem', minWidth: 0, maxWidth: '100%' }));

/** A page of the partner, in the scheme of the element. */
export const page = style(
  feature({
    display: 'grid',
    gap: space[6],
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    padding: space[5],
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.card,
    backgroundColor: background.surface,
    color: text.default,
    '@media': { [media.phone]: { padding: space[4] } },
  }),
);

export const logHead = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    width: '100%',
  }),
);

/** What is long scrolls in its box, so that what follows stays in reach. */
export const box = style(
  feature({
    ...textStyle('xs'),
    boxSizing: 'border-box',
    width: '100%',
    maxHeight: '20rem',
    overflowY: 'auto',
    padding: space[3],
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.control,
    backgroundColor: background.surface,
    fontFamily: vars.font.mono,
  }),
);

export const list = style(
  feature({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' }),
);

export const entry = style(
  feature({ display: 'flex', flexWrap: 'wrap', columnGap: space[3], overflowWrap: 'anywhere' }),
);

export const time = style(feature({ color: text.muted }));

export const code = style(
  feature({
    fontFamily: vars.font.mono,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
);
