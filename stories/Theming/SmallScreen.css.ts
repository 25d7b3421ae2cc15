import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, vars } from '@cardinal/ui/styles';

export const screen = style(
  inLayer('features', { padding: '24px', backgroundColor: vars.color.background.canvas }),
);

/** Holds the style sheet, which is hundreds of lines long, at the height of its rows. */
export const sheet = style({});
globalStyle(`${sheet} textarea`, { fieldSizing: 'fixed', fontFamily: vars.font.mono });
