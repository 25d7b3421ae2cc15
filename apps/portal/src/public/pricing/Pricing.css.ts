import {
  displayStyle,
  media,
  space,
  tabularNumbers,
  textStyle,
  transition,
  vars,
  weight,
} from '@cardinal/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { column, rule } from '../styles.ts';
import { choice, choices } from './choice.css.ts';

const { accent, background, border, success, text } = vars.color;

/** Around everything that depends on the chosen billing. */
export const billing = style(rule({ paddingBlockEnd: space[16] }));

const isYearly = `${billing}:has(input[value="yearly"]:checked) &`;

export const toggle = style([
  choices,
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    width: 'fit-content',
    maxWidth: '100%',
    marginInline: 'auto',
    marginBlockEnd: space[10],
  }),
]);

export const billingChoice = style([
  choice,
  rule({
    ...transition('background-color', 'border-color'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    flexGrow: 1,
    gap: `0 ${space[2]}`,
    minWidth: '136px',
    paddingInline: space[4],
  }),
]);

export const cards = style(
  rule({
    ...column,
    display: 'grid',
    gap: space[4],
    '@media': {
      ...column['@media'],
      [media.md]: { gridTemplateColumns: '1fr 1fr', paddingInline: space[6] },
      [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

const card = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    padding: space[6],
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.card,
    backgroundColor: background.raised,
  }),
);

export const planCard = styleVariants({
  plain: [card],
  badged: [card, style(rule({ borderColor: accent.fill, boxShadow: `0 0 0 1px ${accent.fill}` }))],
});

export const nameRow = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    minHeight: '28px',
  }),
);

export const description = style(
  rule({
    ...textStyle('sm'),
    color: text.muted,
    '@media': { [media.xl]: { minHeight: '40px' } },
  }),
);

const price = style(
  rule({ marginBlock: space[5], '@media': { [media.md]: { minHeight: '104px' } } }),
);

export const prices = styleVariants({
  monthly: [price, style(rule({ selectors: { [isYearly]: { display: 'none' } } }))],
  yearly: [
    price,
    style(rule({ display: 'none', selectors: { [isYearly]: { display: 'block' } } })),
  ],
});

export const amount = style(
  rule({
    ...tabularNumbers,
    ...displayStyle({ size: '2.25rem', lineHeight: '2.75rem', tracking: '-0.026em' }),
    fontWeight: weight.semibold,
  }),
);

export const period = style(rule({ ...textStyle('sm'), color: text.muted }));

export const saved = style(
  rule({ ...textStyle('sm'), fontWeight: weight.medium, color: success.text }),
);

export const list = style(
  rule({
    display: 'grid',
    gap: space[3],
    margin: `${space[6]} 0 0`,
    padding: 0,
    listStyle: 'none',
  }),
);

export const entry = style(
  rule({ ...textStyle('sm'), display: 'flex', gap: space[3], color: text.muted }),
);

export const check = style(rule({ flex: 'none', marginBlockStart: '2px', color: accent.text }));

export const noteRow = style(rule({ ...column, marginBlockStart: space[6] }));

export const note = style(
  rule({
    ...textStyle('sm'),
    display: 'flex',
    gap: space[3],
    padding: `${space[4]} ${space[5]}`,
    borderRadius: vars.radius.card,
    backgroundColor: background.sunken,
    color: text.muted,
  }),
);

export const contact = style(rule({ ...column, ...textStyle('sm'), marginBlockStart: space[6] }));

export const noteIcon = style(rule({ flex: 'none', marginBlockStart: '2px' }));
