import { space } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';
import { column, rule } from '../styles.ts';

export const place = style(
  rule({
    ...column,
    display: 'grid',
    placeItems: 'center',
    paddingBlock: `${space[16]} ${space[24]}`,
  }),
);

export const actions = style(
  rule({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[3] }),
);
