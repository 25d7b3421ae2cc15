import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  component,
  layer,
  media,
  pageTop,
  space,
  tabularNumbers,
  textStyle,
  vars,
  weight,
} from '../../styles/index.ts';

const { background, border, text } = vars.color;

export const root = style(component({ minWidth: 0 }));

/** Tools or bulk actions: the same height, so that nothing moves when rows are selected. */
export const top = recipe({
  base: component({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '52px',
  }),
  variants: {
    // Cards are tall; their bulk actions stay in reach.
    isSticky: {
      true: component({
        position: 'sticky',
        insetBlockStart: pageTop,
        zIndex: layer.sticky,
        backgroundColor: background.surface,
      }),
    },
  },
});

export const start = style(component({ flex: '1 1 auto', minWidth: 0 }));

export const menus = style(component({ display: 'flex', flex: 'none', gap: space[1] }));

export const bar = style(
  component({
    ...textStyle('sm'),
    display: 'flex',
    flex: '1 1 auto',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[2]}`,
    minWidth: 0,
    minHeight: '44px',
    paddingInline: space[1.5],
    paddingBlock: space[1],
    border: `1px solid ${vars.color.accent.border}`,
    borderRadius: vars.radius.control,
    backgroundColor: background.selected,
    '@media': { [media.coarse]: { columnGap: space[3] } },
  }),
);

export const count = style(
  component({ ...tabularNumbers, fontWeight: weight.medium, color: text.default }),
);

export const barActions = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginInlineStart: 'auto' }),
);

const { danger } = vars.color;

/** Names its danger without standing out among the other actions. Doubled to outweigh the button. */
export const destructive = style(
  component({
    selectors: {
      '&&:not([aria-disabled])': { color: danger.text },
      '&&[data-pressed]:not([aria-disabled])': { backgroundColor: danger.soft },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&&[data-hovered]:not([aria-disabled])': { backgroundColor: danger.soft } },
      },
    },
  }),
);

export const placeholder = style(component({ paddingBlock: space[16] }));

export const paging = recipe({
  variants: {
    /** Stays visible below the rows, except on phones, where the cards need the space. */
    isSticky: {
      true: component({
        position: 'sticky',
        bottom: 0,
        zIndex: layer.sticky,
        borderBlockStart: `1px solid ${border.default}`,
        // Covers the border of the last row.
        marginBlockStart: '-1px',
        backgroundColor: background.surface,
        '@media': {
          [media.phone]: {
            position: 'static',
            borderBlockStart: 0,
            marginBlockStart: space[2],
            backgroundColor: 'transparent',
          },
        },
      }),
    },
  },
});
