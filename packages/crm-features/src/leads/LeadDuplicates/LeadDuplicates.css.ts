import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inLayer, media, space, textStyle, vars, weight } from '@cardinal/ui/styles';

const { color } = vars;

export const comparison = style(
  inLayer('features', { display: 'flex', flexDirection: 'column', gap: space[4] }),
);

export const table = style(
  inLayer('features', {
    ...textStyle('sm'),
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textAlign: 'start',
  }),
);

const cellBase = {
  paddingBlock: space[2],
  paddingInline: space[3],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { paddingInline: space[2] } },
} as const;

export const column = style(
  inLayer('features', { ...cellBase, fontWeight: weight.semibold, color: color.text.default }),
);

export const columnOfTerms = style(
  inLayer('features', {
    ...cellBase,
    width: '120px',
    '@media': { [media.phone]: { width: '28%', paddingInline: space[2] } },
  }),
);

/** Differences are marked by a background and a bar, and by text for users who see neither. */
export const row = recipe({
  base: inLayer('features', { borderBlockStart: `1px solid ${color.border.subtle}` }),
  variants: {
    differs: {
      true: inLayer('features', {
        backgroundColor: color.warning.soft,
        boxShadow: `inset 3px 0 0 ${color.warning.icon}`,
        selectors: { '&:dir(rtl)': { boxShadow: `inset -3px 0 0 ${color.warning.icon}` } },
      }),
    },
  },
});

export const term = style(
  inLayer('features', { ...cellBase, fontWeight: weight.regular, color: color.text.muted }),
);

export const cell = style(
  inLayer('features', {
    ...cellBase,
    color: color.text.default,
    whiteSpace: 'pre-line',
    unicodeBidi: 'plaintext',
  }),
);
