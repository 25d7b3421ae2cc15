import {
  displayStyle,
  media,
  space,
  tabularNumbers,
  textStyle,
  vars,
  weight,
} from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';
import { column, rule, textLink } from '../styles.ts';

const { border, text } = vars.color;

export const figures = style(rule({ ...column, paddingBlock: `${space[10]} ${space[16]}` }));

export const row = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    '@media': {
      [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[8] },
    },
  }),
);

export const item = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: space[6],
    '@media': {
      [media.phone]: {
        selectors: { '& + &': { borderBlockStart: `1px solid ${border.subtle}` } },
      },
    },
  }),
);

export const figure = style(
  rule({
    ...tabularNumbers,
    order: -1,
    margin: 0,
    ...displayStyle({ size: '2.5rem', lineHeight: '2.75rem', tracking: '-0.028em' }),
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
    color: text.default,
  }),
);

export const label = style(
  rule({
    ...textStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space[1]} ${space[2]}`,
    marginBlockStart: space[2],
    color: text.default,
  }),
);

export const today = style(
  rule({
    ...textStyle('sm'),
    margin: 0,
    marginBlockStart: space[3],
    color: text.muted,
    textWrap: 'pretty',
  }),
);

export const source = style(rule({ marginBlockStart: space[2] }));

export const how = style(rule({ ...textLink, ...textStyle('sm') }));
