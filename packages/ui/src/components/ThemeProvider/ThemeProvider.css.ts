import { style } from '@vanilla-extract/css';
import { component, vars } from '../../styles/index.ts';

/** An element with a theme of its own has its own ground and ink. */
export const self = style(
  component({
    fontFamily: vars.font.sans,
    color: vars.color.text.default,
    backgroundColor: vars.color.background.surface,
  }),
);
