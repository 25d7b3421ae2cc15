import { inLayer, space } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

export const content = style(
  inLayer('features', { display: 'flex', alignItems: 'center', gap: space[2] }),
);

export const mark = style(inLayer('features', { flex: 'none', width: '18px', height: '18px' }));
