import { style } from '@vanilla-extract/css';
import { inLayer, space } from '@cardinal/ui/styles';

export const section = style(
  inLayer('features', { display: 'flex', flexDirection: 'column', gap: space[3], minWidth: 0 }),
);

export const row = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
  }),
);

export const buttons = style(
  inLayer('features', { display: 'flex', flexWrap: 'wrap', gap: space[2] }),
);
