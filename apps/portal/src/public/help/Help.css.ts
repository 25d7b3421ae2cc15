import {
  focusRing,
  layout,
  media,
  space,
  textStyle,
  transition,
  vars,
  weight,
} from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';
import { column, rule, textLink } from '../styles.ts';

const { accent, background, border, text } = vars.color;

export const cards = style(
  rule({
    ...column,
    display: 'grid',
    gap: space[4],
    paddingBlockEnd: space[16],
    '@media': {
      ...column['@media'],
      [media.md]: { gridTemplateColumns: '1fr 1fr', paddingInline: space[6] },
      [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

export const card = style(
  rule({
    ...transition('border-color', 'background-color'),
    display: 'flex',
    flexDirection: 'column',
    padding: space[6],
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.card,
    backgroundColor: background.raised,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing },
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: border.strong } } } },
  }),
);

export const cardIcon = style(rule({ marginBlockEnd: space[5], color: accent.text }));
export const cardTitle = style(rule({ ...textStyle('md'), fontWeight: weight.semibold }));
export const cardText = style(
  rule({ ...textStyle('sm'), flex: 1, marginBlockStart: space[1], color: text.muted }),
);
export const cardLink = style(
  rule({
    ...textStyle('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: space[1.5],
    marginBlockStart: space[4],
    fontWeight: weight.medium,
    color: accent.text,
  }),
);

/** Points onwards. */
export const onwards = style(rule({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } }));

export const questionList = style(rule({ minWidth: 0 }));

export const question = style(
  rule({
    borderBlockStart: `1px solid ${border.default}`,
    selectors: { '&:last-child': { borderBlockEnd: `1px solid ${border.default}` } },
  }),
);

export const summary = style(
  rule({
    ...textStyle('md'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    minHeight: '64px',
    paddingBlock: space[3],
    fontWeight: weight.medium,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': { ...focusRing, borderRadius: vars.radius.control },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { color: accent.text } } } },
  }),
);

export const marker = style(
  rule({
    ...transition('transform'),
    flex: 'none',
    color: text.muted,
    selectors: { [`${question}[open] &`]: { transform: 'rotate(45deg)' } },
  }),
);

export const answer = style(
  rule({
    ...textStyle('md'),
    maxWidth: layout.readingMax,
    paddingBlockEnd: space[6],
    color: text.muted,
    textWrap: 'pretty',
  }),
);

export const contact = style(
  rule({
    ...textStyle('md'),
    display: 'grid',
    gap: `${space[6]} ${space[8]}`,
    margin: 0,
    '@media': {
      [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.lg]: { gridTemplateColumns: '1fr' },
    },
  }),
);
export const term = style(rule({ fontWeight: weight.semibold }));
export const detail = style(rule({ marginBlockStart: space[1], color: text.muted }));
export const link = style(rule(textLink));

export const articleList = style(
  rule({
    display: 'grid',
    gap: `${space[6]} ${space[8]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
  }),
);

export const articleItem = style(
  rule({ minWidth: 0, selectors: { '&[hidden]': { display: 'none' } } }),
);

export const articleLink = style(
  rule({
    ...textLink,
    ...textStyle('md'),
    display: 'inline-flex',
    alignItems: 'center',
    '@media': { ...textLink['@media'], [media.coarse]: { minHeight: '44px' } },
  }),
);

/** Hidden until the script makes it work; its place is kept, so that nothing moves. */
export const search = style(
  rule({
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    marginBlockEnd: space[6],
    selectors: { '&:not([data-ready])': { visibility: 'hidden' } },
  }),
);

export const searchLabel = style(
  rule({
    ...textStyle('sm'),
    gridColumn: '1 / -1',
    marginBlockEnd: space[1.5],
    fontWeight: weight.medium,
  }),
);

export const searchIcon = style(
  rule({
    gridArea: '2 / 1',
    placeSelf: 'center',
    zIndex: 1,
    color: text.muted,
    pointerEvents: 'none',
  }),
);

export const searchField = style(
  rule({
    ...textStyle('md'),
    gridRow: 2,
    gridColumn: '1 / -1',
    width: '100%',
    minHeight: '44px',
    paddingInline: `40px ${space[3]}`,
    border: `1px solid ${border.strong}`,
    borderRadius: vars.radius.control,
    backgroundColor: background.raised,
    color: text.default,
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const found = style(
  rule({
    ...textStyle('sm'),
    gridColumn: '1 / -1',
    minHeight: '20px',
    marginBlockStart: space[2],
    color: text.muted,
  }),
);

export const back = style(rule({ marginBlockStart: space[4] }));

export const moreTitle = style(
  rule({
    ...textStyle('lg'),
    marginBlock: `${space[12]} ${space[3]}`,
    scrollMarginTop: '88px',
    fontWeight: weight.semibold,
  }),
);

export const more = style(
  rule({
    display: 'grid',
    gap: space[3],
    margin: `0 0 ${space[8]}`,
    paddingInlineStart: space[5],
    '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
  }),
);

export const writeTo = style(rule({ ...textStyle('md'), marginBlockEnd: space[6] }));
