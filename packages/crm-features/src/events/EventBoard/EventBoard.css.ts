import { inLayer, screenOnly, space, textStyle, vars } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

/** Container for the layout: the board adapts to the space in which it is embedded. */
export const room = style(inLayer('features', { containerType: 'inline-size', minWidth: 0 }));

export const board = style(
  inLayer('features', { display: 'flex', flexDirection: 'column', gap: space[4] }),
);

export const head = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: vars.control.md,
  }),
);

export const actions = style([
  screenOnly,
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[1],
  }),
]);

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const figures = style(
  inLayer('features', {
    display: 'grid',
    gap: space[3],
    '@container': {
      '(min-width: 20rem)': columns(2),
      '(min-width: 48rem)': columns(4),
    },
  }),
);

export const halves = style(
  inLayer('features', {
    display: 'grid',
    gap: space[6],
    '@container': { '(min-width: 44rem)': columns(2) },
    '@media': { print: columns(2) },
  }),
);

export const part = style(
  inLayer('features', {
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    minWidth: 0,
  }),
);

export const answers = style(
  inLayer('features', {
    display: 'grid',
    columnGap: space[6],
    rowGap: space[5],
    '@container': {
      '(min-width: 44rem)': columns(2),
      '(min-width: 64rem)': columns(3),
    },
    '@media': { print: { ...columns(3), rowGap: space[3] } },
  }),
);

export const answer = style(
  inLayer('features', {
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    minWidth: 0,
    breakInside: 'avoid',
  }),
);

export const note = style(
  inLayer('features', { ...textStyle('sm'), margin: 0, color: vars.color.text.muted }),
);
