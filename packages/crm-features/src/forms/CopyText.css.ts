import { style } from '@vanilla-extract/css';
import { inLayer, space, textStyle, vars } from '@cardinal/ui/styles';

/** Text and button share a line where there is room. */
export const line = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    marginBlockStart: space[2],
  }),
);

export const code = style(
  inLayer('features', {
    ...textStyle('sm'),
    flex: '1 1 16rem',
    minWidth: 0,
    padding: `${space[2]} ${space[3]}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.background.sunken,
    fontFamily: vars.font.mono,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
);
