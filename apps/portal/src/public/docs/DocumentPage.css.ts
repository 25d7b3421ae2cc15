import { focusRing, media, space, textStyle, vars, weight } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';
import { column, rule } from '../styles.ts';

const { background, border, text } = vars.color;

/** The list of documents, in one line that scrolls where it does not fit. */
export const documentNav = style(
  rule({ borderBlockEnd: `1px solid ${border.subtle}`, backgroundColor: background.sunken }),
);

export const documentList = style(
  rule({
    ...column,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[1]}`,
    paddingBlock: space[2],
    listStyle: 'none',
  }),
);

export const documentLink = style(
  rule({
    ...textStyle('sm'),
    display: 'flex',
    alignItems: 'center',
    minHeight: '36px',
    paddingInline: space[3],
    borderRadius: vars.radius.control,
    fontWeight: weight.medium,
    color: text.muted,
    textDecoration: 'none',
    selectors: {
      '&:focus-visible': focusRing,
      '&[aria-current]': { backgroundColor: background.pressed, color: text.default },
    },
    '@media': {
      [media.coarse]: { minHeight: '44px' },
      [media.hover]: { selectors: { '&:hover': { color: text.default } } },
    },
  }),
);
