import { style } from '@vanilla-extract/css';
import { inLayer, space } from '@cardinal/ui/styles';

export const choices = style(
  inLayer('features', {
    display: 'grid',
    gap: space[2],
    // Room for the focus ring, which would otherwise be cut off.
    margin: '-4px',
    padding: '4px',
    maxHeight: 'min(30rem, 60vh)',
    overflowY: 'auto',
  }),
);
