import { style } from '@vanilla-extract/css';
import { inLayer, media, space, vars } from '@cardinal/ui/styles';

const { background, border } = vars.color;
const padded = {
  minWidth: 0,
  padding: space[6],
  '@media': { [media.phone]: { padding: space[4] } },
} as const;

/** The form, with something beside it where there is room. */
export const columns = style(
  inLayer('features', {
    display: 'grid',
    minHeight: '100%',
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
);

export const pane = style(inLayer('features', padded));

export const asidePane = style(
  inLayer('features', {
    ...padded,
    backgroundColor: background.sunken,
    '@media': {
      ...padded['@media'],
      [media.belowLg]: { borderBlockStart: `1px solid ${border.subtle}` },
      [media.lg]: { borderInlineStart: `1px solid ${border.subtle}` },
    },
  }),
);
