import { style } from '@vanilla-extract/css';
import { inLayer, space, textStyle, vars, weight } from '@cardinal/ui/styles';

const { color } = vars;
const feature = (rule: Parameters<typeof inLayer>[1]) => inLayer('features', rule);

export const section = style(
  feature({ display: 'flex', flexDirection: 'column', gap: space[3], minWidth: 0 }),
);

/** What is planned, with its actions at the end of the line where there is room. */
export const planned = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
);

export const words = style(
  feature({
    ...textStyle('sm'),
    flex: '1 1 12rem',
    minWidth: 0,
    margin: 0,
    overflowWrap: 'anywhere',
  }),
);

export const what = style(feature({ fontWeight: weight.semibold }));

export const when = style(feature({ color: color.text.muted }));

export const overdue = style(feature({ color: color.danger.text }));

export const buttons = style(feature({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));
