import { style } from '@vanilla-extract/css';
import { component, vars } from '../../styles/index.ts';

/** An element with its own theme has its own background and text colour. */
export const self = style(
  component({
    fontFamily: vars.font.sans,
    color: vars.color.text.default,
    backgroundColor: vars.color.background.surface,
  }),
);
