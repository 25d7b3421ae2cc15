import { style } from '@vanilla-extract/css';
import { inLayer, space, textStyle, vars } from '@cardinal/ui/styles';

const { color } = vars;
const feature = (rule: Parameters<typeof inLayer>[1]) => inLayer('features', rule);

export const day = style(feature({ display: 'flex', flexDirection: 'column', gap: space[6] }));

export const head = style(
  feature({ display: 'flex', alignItems: 'baseline', gap: space[2], marginBlockEnd: space[2] }),
);

export const number = style(feature({ ...textStyle('sm'), color: color.text.muted }));

export const detail = style(
  feature({
    ...textStyle('xs'),
    margin: 0,
    color: color.text.muted,
    overflowWrap: 'anywhere',
  }),
);
