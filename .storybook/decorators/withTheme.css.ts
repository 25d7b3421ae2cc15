import { style } from '@vanilla-extract/css';
import { component, vars } from '@cardinal/ui/styles';

/** The background of a story on a docs page, which has its own theme. */
export const storyGround = style(
  component({
    padding: '8px',
    fontFamily: vars.font.sans,
    color: vars.color.text.default,
    backgroundColor: vars.color.background.surface,
    overflowX: 'auto',
  }),
);
