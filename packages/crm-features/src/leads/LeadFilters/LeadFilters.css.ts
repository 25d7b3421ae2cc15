import { style } from '@vanilla-extract/css';
import { inLayer, media, space } from '@cardinal/ui/styles';

export const bar = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    paddingBlock: space[3],
    '@media': { [media.phone]: { flexWrap: 'nowrap' } },
  }),
);

export const search = style(
  inLayer('features', {
    flex: '0 1 300px',
    minWidth: '160px',
    '@media': { [media.phone]: { flex: '1 1 0', minWidth: 0 } },
  }),
);

export const sort = style(inLayer('features', { marginInlineStart: 'auto' }));

export const sheet = style(
  inLayer('features', { display: 'flex', flexDirection: 'column', gap: space[4] }),
);
