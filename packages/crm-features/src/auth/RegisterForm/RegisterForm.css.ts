import { inLayer, space } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

/** First and last name: beside each other where both have room for their messages. */
export const names = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    gap: space[4],
  }),
);
