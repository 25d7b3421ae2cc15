import { inLayer, space } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

/** What the cards are laid out by: the room where they are embedded, not the window. */
export const room = style(inLayer('features', { containerType: 'inline-size' }));

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Four, two or one beside each other, as many as the text size leaves room for. */
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
