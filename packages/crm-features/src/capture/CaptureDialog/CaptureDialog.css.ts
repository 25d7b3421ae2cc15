import { inLayer, space } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

/** The step that is shown; takes the focus when it changes. */
export const step = style(
  inLayer('features', {
    minHeight: '100%',
    outline: 'none',
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
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
