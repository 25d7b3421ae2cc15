import { layout, media, space, textStyle, vars } from '@cardinal/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { column, rule } from '../styles.ts';

const base = style(
  rule({
    ...column,
    paddingBlock: `${space[12]} ${space[10]}`,
    '@media': {
      ...column['@media'],
      [media.lg]: { paddingInline: space[8], paddingBlock: `88px ${space[16]}` },
    },
  }),
);

const centred = style(
  rule({ textAlign: 'center', '@media': { [media.lg]: { paddingBlockEnd: space[10] } } }),
);

export const pageTitle = styleVariants({ start: [base], center: [base, centred] });

export const lede = style(
  rule({
    ...textStyle('lg'),
    maxWidth: layout.readingMax,
    marginBlockStart: space[4],
    color: vars.color.text.muted,
    textWrap: 'pretty',
    selectors: { [`${centred} &`]: { marginInline: 'auto' } },
  }),
);
