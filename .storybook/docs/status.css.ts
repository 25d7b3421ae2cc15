import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@cardinal/ui/styles';
// The table is one of facts; what follows overrides its styles.
import './docs.css.ts';

const { background, text, accent, danger, success } = vars.color;

/** The state matrix of a group: narrow columns below upright titles. */
export const grid = style({});
globalStyle(`${grid} th, ${grid} td`, { padding: '6px 4px', textAlign: 'center' });
globalStyle(`${grid} th:first-child`, { textAlign: 'start', paddingInlineEnd: '16px' });
globalStyle(`${grid} thead th`, { verticalAlign: 'bottom' });
globalStyle(`${grid} a`, { color: accent.text, textDecoration: 'none' });
globalStyle(`${grid} a:hover`, { textDecoration: 'underline' });
globalStyle(`${grid} svg`, { marginInline: 'auto' });

export const gridState = style({});
globalStyle(`${gridState} > span`, {
  display: 'inline-block',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
});

/** Stays visible while the states scroll on a phone. */
export const gridName = style({
  position: 'sticky',
  insetInlineStart: 0,
  backgroundColor: background.surface,
});

/** Names of the users of a component: small, over several lines. */
export const gridUse = style({ fontSize: '0.75rem', color: text.muted });
globalStyle(`${grid} .${gridUse}`, {
  minWidth: '220px',
  paddingInline: '12px',
  textAlign: 'start',
});

export const gridMark = recipe({
  base: { display: 'grid', placeItems: 'center', minWidth: '20px', minHeight: '20px' },
  variants: {
    is: {
      shown: { color: success.text },
      missing: { color: danger.text },
      none: { color: text.subtle },
    },
  },
});
