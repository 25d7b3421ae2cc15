import { style } from '@vanilla-extract/css';
import { inLayer, layer, media, space, vars } from '@cardinal/ui/styles';

const { background, border } = vars.color;

/** Columns come and go with the width of the list itself, not of the window. */
export const panel = style(inLayer('features', { containerType: 'inline-size' }));

/** Stays in sight below the rows. */
export const footer = style(
  inLayer('features', {
    position: 'sticky',
    bottom: 0,
    zIndex: layer.sticky,
    minHeight: '56px',
    borderBlockStart: `1px solid ${border.default}`,
    // The last row's own line lies under this one.
    marginBlockStart: '-1px',
    backgroundColor: background.surface,
    '@media': {
      [media.phone]: { position: 'static', borderBlockStart: 0, marginBlockStart: space[2] },
    },
  }),
);

export const state = style(inLayer('features', { paddingBlock: space[16] }));
