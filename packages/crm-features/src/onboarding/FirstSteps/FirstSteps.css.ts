import { style } from '@vanilla-extract/css';
import { inLayer, space, textStyle, vars, weight } from '@cardinal/ui/styles';

const { border, success, text } = vars.color;

export const card = style(
  inLayer('features', { display: 'flex', flexDirection: 'column', gap: space[3], minWidth: 0 }),
);

export const head = style(
  inLayer('features', { display: 'flex', alignItems: 'center', gap: space[3] }),
);

export const progress = style(
  inLayer('features', { ...textStyle('sm'), flex: 1, margin: 0, color: text.muted }),
);

export const list = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 28em), 1fr))',
    columnGap: space[8],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const row = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    minWidth: 0,
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${border.subtle}`,
  }),
);

export const mark = style(
  inLayer('features', {
    display: 'flex',
    flexShrink: 0,
    color: text.subtle,
    selectors: { '&[data-done]': { color: success.icon } },
  }),
);

export const words = style(
  inLayer('features', {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 12em',
    minWidth: 0,
  }),
);

export const title = style(
  inLayer('features', { ...textStyle('sm'), fontWeight: weight.medium, overflowWrap: 'anywhere' }),
);

export const description = style(
  inLayer('features', { ...textStyle('xs'), color: text.subtle, overflowWrap: 'anywhere' }),
);

export const sample = style(
  inLayer('features', {
    ...textStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    color: text.muted,
  }),
);

/** Set apart from the steps above it. */
export const sampleBelow = style([
  sample,
  inLayer('features', {
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${border.subtle}`,
  }),
]);
