import { style } from '@vanilla-extract/css';
import { inLayer, space, textStyle, vars, weight } from '@cardinal/ui/styles';

const feature = (rule: Parameters<typeof inLayer>[1]) => inLayer('features', rule);

export const notices = style(feature({ display: 'grid', gap: space[3] }));

export const content = style(feature({ display: 'grid', gap: space[4], minWidth: 0 }));

export const list = style(
  feature({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', minWidth: 0 }),
);

/** An entry, with its buttons beside its name where there is room, however long its message is. */
export const entry = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space[3],
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${vars.color.border.default}`,
  }),
);

export const facts = style(
  feature({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere', display: 'grid' }),
);

export const title = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    rowGap: space[1],
    marginBlockEnd: space[1],
    minWidth: 0,
  }),
);

export const name = style(feature({ fontWeight: weight.medium }));

export const detail = style(feature({ ...textStyle('xs'), color: vars.color.text.subtle }));

export const message = style(feature({ display: 'grid', justifyItems: 'start', minWidth: 0 }));

export const clamped = style([
  detail,
  feature({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  }),
]);
