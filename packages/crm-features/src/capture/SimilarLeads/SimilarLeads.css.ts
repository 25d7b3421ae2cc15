import { style } from '@vanilla-extract/css';
import { inLayer, space } from '@cardinal/ui/styles';

export const actions = style(
  inLayer('features', { display: 'flex', flexWrap: 'wrap', gap: space[2] }),
);
