import { style } from '@vanilla-extract/css';
import { inLayer, screenOnly, space, textStyle, vars, weight } from '@cardinal/ui/styles';

const { color } = vars;
const feature = (rule: Parameters<typeof inLayer>[1]) => inLayer('features', rule);

export const notice = style([
  screenOnly,
  feature({
    ...textStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[2],
    paddingBlock: space[2],
    paddingInline: space[3],
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.background.sunken,
    color: color.text.default,
  }),
]);

export const icon = style(feature({ display: 'flex', color: color.accent.text }));

export const words = style(feature({ flex: '1 1 18ch', minWidth: 0, overflowWrap: 'anywhere' }));

export const title = style(feature({ fontWeight: weight.semibold }));

export const detail = style(feature({ ...textStyle('xs'), color: color.text.muted }));

export const actions = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
);
