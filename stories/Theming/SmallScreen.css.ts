import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, vars } from '@cardinal/ui/styles';

export const screen = style(
  inLayer('features', { padding: '24px', backgroundColor: vars.color.background.canvas }),
);

/**
 * Limits the style sheet, which is hundreds of lines long, to the height of its rows. In Inter: a
 * monospaced font would be the system's, and the story's picture would differ between machines.
 */
export const sheet = style({});
globalStyle(`${sheet} textarea`, { fieldSizing: 'fixed' });
