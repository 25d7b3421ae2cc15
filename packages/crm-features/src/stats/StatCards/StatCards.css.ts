import { inLayer, space } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

/** Container for the layout: the cards adapt to the space in which they are embedded. */
export const room = style(inLayer('features', { containerType: 'inline-size' }));

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Four, two or one per row, as many as fit at the current text size. */
export const cards = style(
  inLayer('features', {
    display: 'grid',
    gap: space[3],
    '@container': {
      '(min-width: 16rem)': columns(2),
      '(min-width: 44rem)': columns(4),
    },
  }),
);
