import { inLayer, space } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

/** First and last name: side by side if there is room for the error messages of both. */
export const names = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    gap: space[4],
  }),
);
