import { style } from '@vanilla-extract/css';
import { rowIcon } from '@cardinal/ui/row-icon';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import {
  focusRingInset,
  inLayer,
  media,
  space,
  textStyle,
  truncate,
  vars,
  weight,
} from '@cardinal/ui/styles';

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

const mark = {
  ...textStyle('xs'),
  ...truncate,
  display: 'block',
  maxWidth: '100%',
  color: vars.color.warning.text,
} as const;

/** In place of the email address. */
export const incomplete = style(inLayer('features', mark));

/** The same as a button; on cards, it is above the area that opens the lead. */
export const fillIn = style(
  inLayer('features', {
    ...mark,
    position: 'relative',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.tag,
    background: 'none',
    textAlign: 'start',
    // A solid line: browsers paint dots between pixels, so that they differ from one time to the next.
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    selectors: {
      '&:hover': { textDecorationThickness: '2px' },
      '&:focus-visible': focusRingInset,
      'li &': { zIndex: 1, minHeight: '36px' },
    },
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
