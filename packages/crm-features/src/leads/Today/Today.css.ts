import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, space, textStyle, vars, weight } from '@cardinal/ui/styles';

const { color } = vars;
const feature = (rule: Parameters<typeof inLayer>[1]) => inLayer('features', rule);

export const day = style(feature({ display: 'flex', flexDirection: 'column', gap: space[6] }));

export const head = style(
  feature({ display: 'flex', alignItems: 'baseline', gap: space[2], marginBlockEnd: space[2] }),
);

export const number = style(feature({ ...textStyle('sm'), color: color.text.muted }));

export const list = style(
  feature({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `1px solid ${color.border.subtle}`,
  }),
);

export const row = style(
  feature({ paddingBlock: space[3], borderBlockEnd: `1px solid ${color.border.subtle}` }),
);

/** Avatar and words; the actions follow. */
export const intro = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[3],
    alignItems: 'start',
    minWidth: 0,
  }),
);

export const words = style(feature({ minWidth: 0 }));

export const name = style(
  feature({
    ...textStyle('sm'),
    padding: 0,
    border: 0,
    background: 'none',
    color: color.text.default,
    font: 'inherit',
    fontWeight: weight.semibold,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.tag,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const detail = style(
  feature({
    ...textStyle('xs'),
    margin: 0,
    color: color.text.muted,
    overflowWrap: 'anywhere',
  }),
);
