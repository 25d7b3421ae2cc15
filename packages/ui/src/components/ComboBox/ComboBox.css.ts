import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, focusRingInset, media, space, textStyle, vars } from '../../styles/index.ts';

const { color } = vars;

/** × and chevron, inside the control's border. */
export const buttons = style(
  component({ display: 'flex', flex: 'none', alignItems: 'center', paddingInlineEnd: '3px' }),
);

/** A line that is not an option: loading, no matches, an error. */
export const note = recipe({
  base: component({
    ...textStyle('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: vars.control.md,
    paddingInline: space[2],
    paddingBlock: space[1],
    overflowWrap: 'anywhere',
    '@media': { [media.coarse]: { minHeight: vars.control.lg } },
  }),
  variants: {
    tone: {
      muted: component({ color: color.text.muted }),
      danger: component({ color: color.danger.text }),
    },
  },
});

/** Above the list, aligned with its rows. */
export const noteAbove = style(component({ paddingInline: space[3], paddingBlockStart: space[2] }));

export const noteIcon = style(component({ flex: 'none' }));

export const retry = style(
  component({
    color: color.text.link,
    selectors: { '&[data-focus-visible]': focusRingInset },
  }),
);
