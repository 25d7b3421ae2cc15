import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, space, textStyle, vars, weight } from '@cardinal/ui/styles';

const hairline = `1px solid ${vars.color.border.subtle}`;

/** Leads on which something can be done, with hairlines around each. */
export const rows = style(
  inLayer('features', { margin: 0, padding: 0, listStyle: 'none', borderBlockStart: hairline }),
);

export const row = style(inLayer('features', { paddingBlock: space[3], borderBlockEnd: hairline }));

/** Avatar and words; the actions follow. */
export const intro = style(
  inLayer('features', {
    display: 'grid',
    // The avatar grows with the text.
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[3],
    alignItems: 'start',
    minWidth: 0,
  }),
);

export const words = style(inLayer('features', { minWidth: 0 }));

/** The name of a lead, which opens it. */
export const name = style(
  inLayer('features', {
    ...textStyle('sm'),
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.text.default,
    font: 'inherit',
    fontWeight: weight.semibold,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.tag,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
  }),
);
