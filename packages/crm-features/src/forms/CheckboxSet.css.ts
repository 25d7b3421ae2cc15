import { style } from '@vanilla-extract/css';
import { inLayer, space, textStyle, weight } from '@cardinal/ui/styles';

export const choices = style(
  inLayer('features', {
    display: 'grid',
    gap: space[3],
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  }),
);

/** Looks like the label of a field. */
export const label = style(
  inLayer('features', {
    ...textStyle('sm'),
    padding: 0,
    marginBlockEnd: space[2],
    fontWeight: weight.medium,
  }),
);
