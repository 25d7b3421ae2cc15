import { style } from '@vanilla-extract/css';
import { inLayer } from '@cardinal/ui/styles';

export const columns = style(inLayer('features', { columnGap: '32px' }));
export const name = style(inLayer('features', { marginBlockEnd: '8px' }));
export const cell = style(
  inLayer('features', {
    paddingBlockEnd: '24px',
    breakInside: 'avoid',
  }),
);
/** Contains elements that are otherwise at the edge of the window. */
export const atAnEdge = style([
  cell,
  inLayer('features', { contain: 'layout', minHeight: '128px' }),
]);
