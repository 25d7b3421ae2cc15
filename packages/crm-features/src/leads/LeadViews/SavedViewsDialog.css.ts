import { inLayer, space, textStyle, truncate, vars } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

export const list = style(
  inLayer('features', { display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
);

export const item = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[2],
    paddingBlock: space[1],
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const itemName = style(inLayer('features', { ...truncate, display: 'block' }));

export const itemDetail = style(
  inLayer('features', {
    ...textStyle('xs'),
    ...truncate,
    display: 'block',
    color: vars.color.text.muted,
  }),
);

export const itemButtons = style(inLayer('features', { display: 'flex', gap: space[1] }));

/** The form that changes a view, in its place. */
export const edit = style(
  inLayer('features', {
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);
