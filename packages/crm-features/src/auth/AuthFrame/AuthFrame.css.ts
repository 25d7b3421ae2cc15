import { inLayer, media, space, vars } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

export const screen = style(
  inLayer('features', {
    display: 'grid',
    minHeight: '100dvh',
    backgroundColor: vars.color.background.surface,
    '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr' } },
  }),
);

export const side = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    justifyItems: 'start',
    gap: space[6],
    minWidth: 0,
    padding: `${space[6]} ${space[5]} ${space[8]}`,
    '@media': { [media.md]: { padding: `${space[8]} ${space[12]}` } },
  }),
);

export const main = style(
  inLayer('features', {
    justifySelf: 'center',
    width: '100%',
    maxWidth: '400px',
    '@media': { [media.md]: { alignSelf: 'center' } },
  }),
);

export const description = style(
  inLayer('features', { margin: 0, marginBlockStart: space[1], marginBlockEnd: space[6] }),
);
