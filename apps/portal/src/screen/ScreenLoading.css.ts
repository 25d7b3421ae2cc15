import { style } from '@vanilla-extract/css';
import { space } from '@cardinal/ui/styles';

export const centred = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  minHeight: '60vh',
  padding: space[4],
  textAlign: 'center',
});
