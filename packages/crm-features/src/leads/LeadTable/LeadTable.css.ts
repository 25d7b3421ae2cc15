import { style } from '@vanilla-extract/css';
import { inLayer, layer, media, space, vars } from '@cardinal/ui/styles';

export const state = style(inLayer('features', { paddingBlock: space[16] }));

export const notices = style(inLayer('features', { marginBlockEnd: space[2] }));

/** Floats over the rows and takes no space, so that nothing moves when leads arrive. */
export const news = style(
  inLayer('features', {
    position: 'sticky',
    insetBlockStart: 0,
    // Above the titles of the columns, below which it is shown.
    zIndex: layer.sticky + 1,
    display: 'flex',
    justifyContent: 'center',
    height: 0,
  }),
);

export const newsButton = style(
  inLayer('features', {
    flex: 'none',
    marginBlockStart: '48px',
    borderRadius: vars.radius.full,
    boxShadow: vars.shadow.popover,
    '@media': { [media.phone]: { marginBlockStart: space[2] } },
  }),
);

/** Without leads there is nothing to search, but there may be deleted ones. */
export const toolsAlone = style(
  inLayer('features', { display: 'flex', justifyContent: 'flex-end', paddingBlock: space[3] }),
);
