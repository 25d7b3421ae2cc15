import { style } from '@vanilla-extract/css';
import { rowIcon } from '@cardinal/ui/row-icon';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { inLayer, media, space, textStyle, truncate, vars, weight } from '@cardinal/ui/styles';

const { text } = vars.color;

export const name = style(
  inLayer('features', { ...truncate, display: 'block', fontWeight: weight.medium }),
);

export const email = style(
  inLayer('features', {
    ...textStyle('xs'),
    ...truncate,
    display: 'block',
    color: text.subtle,
    selectors: { '[data-cardinal-density="compact"] &': { display: 'none' } },
  }),
);

/** In place of the email address. */
export const incomplete = style(
  inLayer('features', {
    ...textStyle('xs'),
    ...truncate,
    display: 'block',
    color: vars.color.warning.text,
  }),
);

export const created = style(inLayer('features', { fontVariantNumeric: 'tabular-nums' }));

/** Four buttons side by side, larger on touch screens. */
export const actions = style(
  inLayer('features', {
    width: '140px',
    '@media': { [media.coarse]: { width: '192px' } },
    selectors: { 'td&': { paddingInline: '2px' } },
  }),
);

export const skeletonActions = style(
  inLayer('features', {
    display: 'inline-flex',
    verticalAlign: 'middle',
    gap: space[4],
    paddingInline: space[2],
  }),
);

export const skeletonLines = style(
  inLayer('features', { display: 'grid', gap: space[1.5], alignContent: 'center' }),
);

export const restore = rowIcon(RotateCcw);
