import { layout, media, space, textStyle, vars, weight } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';
import { column, rule, textLink } from '../styles.ts';

const { accent, background, border, text } = vars.color;

export const link = style(rule(textLink));

export const steps = style(
  rule({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [media.md]: { gridTemplateColumns: '1fr 1fr', columnGap: space[8] },
      [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

export const step = style(
  rule({
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    paddingBlock: `${space[5]} ${space[6]}`,
    borderBlockStart: `1px solid ${border.strong}`,
    '@media': { [media.md]: { display: 'block' } },
  }),
);

export const stepNumber = style(
  rule({
    ...textStyle('sm'),
    gridRow: '1 / span 2',
    fontWeight: weight.semibold,
    color: accent.text,
    '@media': { [media.md]: { display: 'block', marginBlockEnd: space[6] } },
  }),
);

export const stepTitle = style(rule({ ...textStyle('md'), fontWeight: weight.semibold }));

export const stepText = style(
  rule({ ...textStyle('sm'), marginBlockStart: space[1], color: text.muted }),
);

export const events = style(
  rule({
    display: 'grid',
    gap: space[10],
    alignItems: 'center',
    '@media': {
      // The points begin at the height of the title beside them.
      [media.lg]: {
        gridTemplateColumns: 'minmax(0, 1fr) 280px',
        alignItems: 'start',
        gap: space[16],
      },
    },
  }),
);

export const eventPoints = style(
  rule({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' }),
);

export const eventPoint = style(
  rule({
    ...textStyle('md'),
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${border.default}`,
    selectors: { '&:last-child': { borderBlockEnd: `1px solid ${border.default}` } },
  }),
);

export const quotes = style(
  rule({
    display: 'grid',
    gap: space[10],
    '@media': {
      [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[12] },
    },
  }),
);

export const quote = style(rule({ display: 'flex', flexDirection: 'column', gap: space[5] }));

export const quoteText = style(
  rule({
    ...textStyle('lg'),
    flex: 1,
    textWrap: 'pretty',
    // The marks of the language of the page; those of Arabic differ between browsers.
    selectors: {
      '&:lang(ar)': { quotes: '"«" "»"' },
      '&::before': { content: 'open-quote' },
      '&::after': { content: 'close-quote' },
    },
  }),
);

export const quoteBy = style(
  rule({
    ...textStyle('sm'),
    display: 'grid',
    justifyItems: 'start',
    gap: space[2],
    color: text.muted,
  }),
);

export const quoteName = style(rule({ fontWeight: weight.semibold, color: text.default }));

export const closing = style(
  rule({ borderBlockStart: `1px solid ${border.subtle}`, backgroundColor: background.canvas }),
);

export const closingContent = style(
  rule({
    ...column,
    display: 'grid',
    gap: space[6],
    justifyItems: 'start',
    paddingBlock: space[20],
    '@media': {
      ...column['@media'],
      [media.lg]: {
        gridTemplateColumns: '1fr auto',
        alignItems: 'end',
        paddingInline: space[8],
        paddingBlock: '128px',
      },
    },
  }),
);

export const closingText = style(
  rule({
    ...textStyle('lg'),
    maxWidth: layout.readingMax,
    marginBlockStart: space[4],
    color: text.muted,
  }),
);

export const closingActions = style(rule({ display: 'flex', flexWrap: 'wrap', gap: space[3] }));
