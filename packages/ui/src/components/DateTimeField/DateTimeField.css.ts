import { style } from '@vanilla-extract/css';
import { component, vars } from '../../styles/index.ts';

/** The native input without the browser's own icon, which no theme reaches. */
export const nativeInput = style(
  component({
    fontVariantNumeric: 'tabular-nums',
    // Its parts are laid out by the browser; in the middle of the control's height.
    display: 'flex',
    alignItems: 'center',
    minHeight: '1lh',
    selectors: {
      '&::-webkit-calendar-picker-indicator': { display: 'none' },
      // The browser writes the pattern of an empty field like a value.
      '&[data-empty]:not([data-focused])': { color: vars.color.text.subtle },
    },
  }),
);

/** Our button, where the browser's own icon can be taken away. */
export const picker = style(
  component({
    display: 'none',
    '@supports': { 'selector(::-webkit-calendar-picker-indicator)': { display: 'flex' } },
  }),
);
