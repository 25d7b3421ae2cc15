import { media, space, textStyle, vars, weight } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';
import { rule } from '../styles.ts';

const { accent, text } = vars.color;

export const grid = style(
  rule({
    display: 'grid',
    gap: `${space[8]} ${space[8]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [media.md]: { gridTemplateColumns: '1fr 1fr' },
      [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: space[12] },
    },
  }),
);

export const feature = style(
  rule({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: space[4],
    alignContent: 'start',
    '@media': { [media.md]: { display: 'block' } },
  }),
);

export const icon = style(
  rule({
    gridRow: '1 / span 2',
    color: accent.text,
    '@media': { [media.md]: { display: 'block', marginBlockEnd: space[4] } },
  }),
);

export const title = style(rule({ ...textStyle('md'), fontWeight: weight.semibold }));

export const about = style(
  rule({ ...textStyle('sm'), marginBlockStart: space[1], color: text.muted, maxWidth: '34rem' }),
);
