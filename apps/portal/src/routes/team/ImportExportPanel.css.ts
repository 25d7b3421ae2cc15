import { inLayer, space } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

export const sections = style(
  inLayer('features', { display: 'grid', gap: space[12], paddingBlockStart: space[5] }),
);

export const imports = style(inLayer('features', { display: 'grid', gap: space[5] }));
