import { focusRing, media, space, vars, weight } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';
import { rule } from '../styles.ts';

const { text } = vars.color;

export const languages = style(
  rule({ display: 'flex', alignItems: 'center', gap: space[2], color: text.muted }),
);

export const languageList = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const language = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    paddingInline: space[1.5],
    borderRadius: vars.radius.control,
    color: text.muted,
    textDecoration: 'none',
    selectors: {
      '&:focus-visible': focusRing,
      '&[aria-current]': { fontWeight: weight.semibold, color: text.default },
    },
    '@media': {
      [media.coarse]: { minHeight: '44px' },
      [media.hover]: {
        selectors: { '&:hover': { color: text.default, textDecoration: 'underline' } },
      },
    },
  }),
);
