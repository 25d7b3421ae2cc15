import { inLayer, space, textStyle, vars } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

export const form = style(inLayer('features', { paddingBlockStart: space[6] }));

/** Like a neutral InlineAlert, whose code the sign-in does not load. */
export const invited = style(
  inLayer('features', {
    ...textStyle('sm'),
    margin: 0,
    marginBlockEnd: space[5],
    padding: `${space[2]} ${space[3]}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.accent.soft,
    color: vars.color.accent.text,
  }),
);
