import { style } from '@vanilla-extract/css';
import { space } from '@cardinal/ui/styles';

export const list = style({ display: 'grid', gap: space[2] });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  minHeight: space[6],
});

export const keys = style({ display: 'flex', gap: space[1] });
