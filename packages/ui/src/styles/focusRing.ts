import { vars } from '../theme/contract.ts';
import { media } from './media.ts';

const highlight = { '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } } };

/** Focus ring outside a control: `selectors: { '&[data-focus-visible]': focusRing }`. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus.ring}`,
  outlineOffset: '2px',
  ...highlight,
};

/**
 * Focus ring inside the border of a control, for fields and for controls that fill their container.
 */
export const focusRingInset = {
  outline: `2px solid ${vars.color.focus.ring}`,
  outlineOffset: '-2px',
  ...highlight,
};
