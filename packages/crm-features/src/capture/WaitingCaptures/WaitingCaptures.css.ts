import { style } from '@vanilla-extract/css';
import { inLayer, media, space, textStyle, vars, weight } from '@cardinal/ui/styles';
import { row as listRow } from '../../lists/ListCard.css.ts';

export const row = style([
  listRow,
  inLayer('features', {
    alignItems: 'center',
    rowGap: space[2],
    paddingBlock: space[3],
    selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  }),
]);

export const words = style(
  inLayer('features', {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 14em',
    gap: space[1],
    minWidth: 0,
    '@media': { [media.phone]: { flexBasis: '100%' } },
  }),
);

export const head = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    ...textStyle('sm'),
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
  }),
);

export const meta = style(
  inLayer('features', {
    ...textStyle('xs'),
    color: vars.color.text.subtle,
    overflowWrap: 'anywhere',
  }),
);

export const actions = style(
  inLayer('features', { display: 'flex', flexWrap: 'wrap', gap: space[2] }),
);
