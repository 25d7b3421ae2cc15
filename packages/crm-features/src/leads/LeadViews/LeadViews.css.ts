import { inLayer, space, textStyle, truncate, vars } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

export const viewName = style(
  inLayer('features', { ...truncate, display: 'block', maxWidth: '16ch' }),
);

/** Whose view it is, after its name in the menu. */
export const viewOwner = style(
  inLayer('features', { ...textStyle('xs'), display: 'block', color: vars.color.text.muted }),
);

/** What can be done about a list that differs from its view, in a line where there is room. */
export const changes = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[1],
    minWidth: 0,
    paddingBlock: space[1],
    overflowWrap: 'anywhere',
  }),
);
