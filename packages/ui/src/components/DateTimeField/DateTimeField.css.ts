import { style } from '@vanilla-extract/css';
import { component, vars } from '../../styles/index.ts';

/** The native input without the browser's icon, which themes cannot style. */
export const nativeInput = style(
  component({
    fontVariantNumeric: 'tabular-nums',
    // The browser lays out its parts; centred in the control.
    display: 'flex',
    alignItems: 'center',
    minHeight: '1lh',
    selectors: {
      '&::-webkit-calendar-picker-indicator': { display: 'none' },
      // The browser renders the pattern of an empty field like a value.
      '&[data-empty]:not([data-focused])': { color: vars.color.text.subtle },
    },
  }),
);

/** Our button, in browsers where their own icon can be hidden. */
export const picker = style(
  component({
    display: 'none',
    '@supports': { 'selector(::-webkit-calendar-picker-indicator)': { display: 'flex' } },
  }),
);
