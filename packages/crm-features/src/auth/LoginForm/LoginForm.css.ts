import { inLayer, space, textStyle, vars } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

/** A word between two hairlines. */
export const divider = style(
  inLayer('features', {
    ...textStyle('xs'),
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: space[3],
    marginBlock: space[1],
    color: vars.color.text.subtle,
    selectors: {
      '&::before, &::after': {
        content: '""',
        borderBlockStart: `1px solid ${vars.color.border.default}`,
      },
    },
  }),
);

export const forgot = style(inLayer('features', { margin: 0, textAlign: 'end' }));
