import { layout, media, space, textStyle, vars, weight } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';
import { column, rule, textLink } from '../styles.ts';

const { background, border, text } = vars.color;

export const body = style(
  rule({
    ...column,
    paddingBlockEnd: space[20],
    '@media': {
      ...column['@media'],
      [media.lg]: {
        display: 'grid',
        gridTemplateColumns: '220px minmax(0, 1fr)',
        gap: space[16],
        alignItems: 'start',
        paddingInline: space[8],
      },
    },
  }),
);

export const contents = style(
  rule({
    display: 'none',
    '@media': {
      [media.lg]: {
        display: 'block',
        position: 'sticky',
        insetBlockStart: '88px',
        maxHeight: 'calc(100vh - 112px)',
        overflowY: 'auto',
      },
    },
  }),
);

export const contentsTitle = style(
  rule({ ...textStyle('sm'), fontWeight: weight.semibold, marginBlockEnd: space[2] }),
);

export const contentsList = style(rule({ margin: 0, padding: 0, listStyle: 'none' }));

export const contentsLink = style(
  rule({
    ...textStyle('sm'),
    display: 'block',
    paddingBlock: space[1],
    color: text.muted,
    textDecoration: 'none',
    borderRadius: '2px',
    '@media': { [media.hover]: { selectors: { '&:hover': { color: text.default } } } },
  }),
);

/** The first line is aligned with the table of contents beside it. */
const flow = { ...textStyle('md'), minWidth: 0, marginBlockStart: `calc(-1 * ${space[4]})` };
export const prose = style(rule({ ...flow, maxWidth: layout.readingMax }));
export const wide = style(rule({ ...flow, maxWidth: '56rem' }));

export const heading2 = style(
  rule({ marginBlock: `${space[12]} ${space[3]}`, scrollMarginTop: '88px' }),
);
export const heading3 = style(
  rule({ ...textStyle('md'), marginBlock: `${space[8]} ${space[2]}`, scrollMarginTop: '88px' }),
);

export const paragraph = style(
  rule({ marginBlock: space[4], color: text.muted, textWrap: 'pretty', overflowWrap: 'anywhere' }),
);

export const list = style(
  rule({
    display: 'grid',
    gap: space[2],
    marginBlock: space[4],
    paddingInlineStart: space[5],
    color: text.muted,
  }),
);

export const strong = style(rule({ fontWeight: weight.semibold, color: text.default }));
export const link = style(rule({ ...textLink, overflowWrap: 'anywhere' }));

export const scroller = style(
  rule({ marginBlock: space[6], overflowX: 'auto', borderBlock: `1px solid ${border.default}` }),
);

export const table = style(rule({ ...textStyle('sm'), width: '100%' }));

export const headCell = style(
  rule({
    paddingBlock: space[2],
    paddingInlineEnd: space[4],
    borderBlockEnd: `1px solid ${border.default}`,
    fontWeight: weight.semibold,
    textAlign: 'start',
    verticalAlign: 'bottom',
  }),
);
export const cell = style(
  rule({
    minWidth: '120px',
    paddingBlock: space[3],
    paddingInlineEnd: space[4],
    borderBlockEnd: `1px solid ${border.subtle}`,
    color: text.muted,
    textAlign: 'start',
    verticalAlign: 'top',
  }),
);

export const code = style(
  rule({
    padding: '1px 5px',
    borderRadius: '4px',
    backgroundColor: background.sunken,
    fontFamily: vars.font.mono,
    fontSize: '0.875em',
    color: text.default,
    overflowWrap: 'break-word',
  }),
);

export const block = style(
  rule({
    ...textStyle('sm'),
    marginBlock: space[5],
    padding: space[4],
    overflowX: 'auto',
    border: `1px solid ${border.subtle}`,
    borderRadius: vars.radius.card,
    backgroundColor: background.sunken,
    fontFamily: vars.font.mono,
    tabSize: 2,
  }),
);
