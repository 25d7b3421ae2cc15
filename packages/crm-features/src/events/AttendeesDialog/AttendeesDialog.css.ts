import { style } from '@vanilla-extract/css';
import { inLayer, space, vars } from '@cardinal/ui/styles';

export const block = style(
  inLayer('features', {
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    selectors: {
      '& + &': {
        paddingBlockStart: space[5],
        borderBlockStart: `1px solid ${vars.color.border.subtle}`,
      },
    },
  }),
);

export const blockHeader = style(
  inLayer('features', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: vars.control.md,
  }),
);

/** At the start of the footer, away from the buttons. */
export const count = style(
  inLayer('features', { flex: '1 1 0', minWidth: 0, marginInlineEnd: 'auto' }),
);
