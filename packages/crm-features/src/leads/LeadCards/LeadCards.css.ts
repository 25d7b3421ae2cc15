import { style } from '@vanilla-extract/css';
import {
  focusRing,
  focusRingInset,
  inLayer,
  space,
  textStyle,
  truncate,
  vars,
  weight,
} from '@cardinal/ui/styles';

const { background, border, text } = vars.color;

/** Container of the list: here the status and the actions stand under the words, not beside them. */
const cramped = '(max-width: 15rem)';
const across = { gridRow: 'auto', gridColumn: '1 / -1' } as const;

export const cards = style(
  inLayer('features', {
    display: 'flex',
    flexDirection: 'column',
    containerType: 'inline-size',
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const card = style(
  inLayer('features', {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space[3],
    padding: `${space[3]} ${space[3]} 0`,
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.card,
    backgroundColor: background.surface,
    '@container': { [cramped]: { gridTemplateColumns: '2rem minmax(0, 1fr)', rowGap: space[2] } },
    selectors: { '&:focus-visible': focusRing, '&:active': { backgroundColor: background.hover } },
  }),
);

export const words = style(inLayer('features', { display: 'grid', minWidth: 0 }));

export const name = style(
  inLayer('features', {
    ...textStyle('md'),
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontWeight: weight.medium,
    textAlign: 'start',
    selectors: {
      // The whole card opens the lead; the other controls lie above this.
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': focusRingInset,
    },
  }),
);

export const company = style(
  inLayer('features', { ...textStyle('sm'), ...truncate, color: text.muted }),
);

const above = { position: 'relative', zIndex: 1 } as const;

export const origin = style(
  inLayer('features', {
    ...textStyle('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    gridRow: 2,
    gridColumn: 2,
    alignSelf: 'center',
    color: text.subtle,
    whiteSpace: 'nowrap',
    '@container': { [cramped]: across },
  }),
);

export const actions = style(
  inLayer('features', {
    ...above,
    display: 'flex',
    gridRow: 2,
    gridColumn: '2 / -1',
    justifySelf: 'end',
    '@container': { [cramped]: across },
    marginInlineEnd: `calc(${space[3]} * -1)`,
  }),
);

export const status = style(
  inLayer('features', {
    ...above,
    minWidth: 0,
    '@container': { [cramped]: across },
  }),
);

export const skeletonWords = style(
  inLayer('features', { display: 'grid', gap: space[2], paddingBlockStart: space[2] }),
);

/** As high as the row of actions. */
export const skeletonFoot = style(
  inLayer('features', {
    display: 'flex',
    alignItems: 'center',
    gridRow: 2,
    gridColumn: '2 / -1',
    height: '44px',
  }),
);
