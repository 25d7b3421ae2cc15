import { style } from '@vanilla-extract/css';
import { inLayer, space, vars } from '@cardinal/ui/styles';

const { background, border } = vars.color;

/** The page of a partner, a little smaller, so that more of it is in view. */
export const preview = style(
  inLayer('features', {
    minWidth: 0,
    zoom: 0.8,
    padding: space[5],
    border: `1px solid ${border.subtle}`,
    borderRadius: vars.radius.card,
    backgroundColor: background.surface,
  }),
);
