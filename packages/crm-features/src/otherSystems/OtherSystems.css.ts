import { style } from '@vanilla-extract/css';
import { inLayer, space, textStyle, vars, weight } from '@cardinal/ui/styles';

const { border, text } = vars.color;

/** The parts of a dialog, one below the other. */
export const section = style(inLayer('features', { display: 'grid', gap: space[4], minWidth: 0 }));

/** Keys, webhooks or deliveries, stacked with hairlines between. */
export const list = style(
  inLayer('features', { display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
);

export const row = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    minWidth: 0,
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${border.subtle}`,
    ':first-child': { paddingBlockStart: 0 },
  }),
);

export const words = style(
  inLayer('features', { flex: '1 1 14rem', display: 'grid', gap: space[1], minWidth: 0 }),
);

export const name = style(
  inLayer('features', { fontWeight: weight.medium, overflowWrap: 'anywhere' }),
);

/** What is known about one of them, in small type. */
export const facts = style(
  inLayer('features', {
    ...textStyle('xs'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[1],
    color: text.muted,
    overflowWrap: 'anywhere',
  }),
);

/** What webhooks are for, with the button beside it where there is room. */
export const intro = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
  }),
);
