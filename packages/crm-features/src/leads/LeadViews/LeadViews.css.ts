import { inLayer, truncate } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

export const viewName = style(
  inLayer('features', { ...truncate, display: 'block', maxWidth: '16ch' }),
);
