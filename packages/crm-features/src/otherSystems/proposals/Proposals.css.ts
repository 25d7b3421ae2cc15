import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, space, textStyle, vars, weight } from '@cardinal/ui/styles';

const { color } = vars;
const feature = (rule: Parameters<typeof inLayer>[1]) => inLayer('features', rule);

export const screen = style(
  feature({ display: 'flex', flexDirection: 'column', gap: space[6], maxWidth: 760 }),
);

/** The keys, where there is a keyboard. */
export const keys = style(
  feature({
    ...textStyle('xs'),
    display: 'none',
    alignItems: 'center',
    gap: space[2],
    color: color.text.muted,
    '@media': { [media.md]: { display: 'flex' } },
  }),
);

export const group = style(feature({ display: 'grid', gap: space[3], minWidth: 0 }));

export const groupHead = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
  }),
);

export const list = style(
  feature({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' }),
);

/** A suggestion. It takes the focus, so that keys and readers know which one is meant. */
export const card = style(
  feature({
    display: 'grid',
    gap: space[3],
    minWidth: 0,
    selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing },
  }),
);

export const head = style(feature({ display: 'grid', gap: space[1], minWidth: 0 }));

export const small = style(
  feature({
    ...textStyle('xs'),
    margin: 0,
    color: color.text.muted,
    overflowWrap: 'anywhere',
  }),
);

/** What changes: labels beside values where there is room. */
export const differences = style(
  feature({
    ...textStyle('sm'),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space[4],
    rowGap: space[1],
    margin: 0,
    padding: space[3],
    borderRadius: vars.radius.control,
    backgroundColor: color.background.sunken,
    '@media': {
      [media.sm]: {
        gridTemplateColumns: 'minmax(5rem, max-content) minmax(0, 1fr)',
        rowGap: space[2],
      },
    },
  }),
);

export const label = style(feature({ color: color.text.muted }));

export const value = style(feature({ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }));

export const old = style(feature({ color: color.text.muted, textDecorationLine: 'line-through' }));

export const next = style(feature({ fontWeight: weight.medium, textDecorationLine: 'none' }));

/** An email, a note: as it will be, with its lines. */
export const whole = style(feature({ whiteSpace: 'pre-wrap' }));

export const arrow = style(feature({ marginInline: space[2], color: color.text.muted }));

export const actions = style(feature({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));

/** A suggestion that is over, in one line where there is room. */
export const over = style(
  feature({
    ...textStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[4],
    rowGap: space[1],
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    overflowWrap: 'anywhere',
  }),
);
