import { style } from '@vanilla-extract/css';
import {
  inLayer,
  media,
  space,
  tabularNumbers,
  textStyle,
  vars,
  weight,
} from '@cardinal/ui/styles';

const { color } = vars;
const feature = (rule: Parameters<typeof inLayer>[1]) => inLayer('features', rule);

export const frame = style(feature({ display: 'flex', flexDirection: 'column', gap: space[3] }));

export const day = style(
  feature({
    selectors: { '&:not(:first-child)': { marginBlockStart: space[5] } },
  }),
);

export const dayName = style(
  feature({
    ...textStyle('xs'),
    margin: 0,
    paddingBlockEnd: space[2],
    borderBlockEnd: `1px solid ${color.border.default}`,
    fontWeight: weight.medium,
    color: color.text.muted,
  }),
);

export const list = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

/** The time is beside the text; on a phone, below it. */
export const row = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    columnGap: space[3],
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    '@media': {
      [media.phone]: { gridTemplateColumns: '32px minmax(0, 1fr)', rowGap: space[1] },
    },
  }),
);

export const dot = style(
  feature({
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    marginBlockStart: '2px',
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    backgroundColor: color.background.pressed,
    color: color.icon.default,
  }),
);

export const words = style(feature({ minWidth: 0 }));

export const headline = style(
  feature({
    ...textStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[2],
    color: color.text.muted,
  }),
);

export const by = style(feature({ minWidth: 0, overflowWrap: 'anywhere' }));

export const summary = style(
  feature({
    ...textStyle('sm'),
    margin: 0,
    color: color.text.muted,
    overflowWrap: 'anywhere',
    // Long invitations can be read in the lead.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  }),
);

/** Below everything else in its row. */
export const trouble = style(
  feature({
    gridColumn: '2 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    paddingBlockStart: space[2],
  }),
);

export const reason = style(feature({ minWidth: 0, overflowWrap: 'anywhere' }));

export const facts = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'start',
    gap: space[4],
    minHeight: '24px',
    '@media': { [media.phone]: { gridColumn: '2' } },
  }),
);

export const time = style(
  feature({
    ...textStyle('xs'),
    ...tabularNumbers,
    minWidth: '3.5em',
    color: color.text.muted,
    '@media': { [media.md]: { textAlign: 'end' } },
  }),
);

export const footer = style(feature({ paddingBlockStart: space[2] }));

export const waiting = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
    minHeight: '65px',
    borderBlockEnd: `1px solid ${color.border.subtle}`,
  }),
);

export const waitingWords = style(
  feature({
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
  }),
);

export const leadFilter = style(feature({ width: '220px' }));
