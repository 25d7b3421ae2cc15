import { inLayer, space } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

/** The current step; takes the focus when it changes. */
export const step = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: '100%',
    outline: 'none',
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
);

/** Its arrow points against the reading direction. */
export const backButton = style(
  inLayer('features', { selectors: { '&:dir(rtl)': { scale: '-1 1' } } }),
);

export const loading = style(
  inLayer('features', { display: 'grid', placeItems: 'center', minHeight: '200px' }),
);

export const notices = style(
  inLayer('features', {
    display: 'grid',
    gap: space[3],
    selectors: { '&:empty': { display: 'none' } },
  }),
);
