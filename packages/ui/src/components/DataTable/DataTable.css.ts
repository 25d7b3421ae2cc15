import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  component,
  focusRingInset,
  layer,
  media,
  space,
  tabularNumbers,
  textStyle,
  transition,
  vars,
  weight,
} from '../../styles/index.ts';

const { background, border, text } = vars.color;

export const root = style(component({ minWidth: 0 }));

/** Tools or bulk actions: one height, so that nothing moves when rows are selected. */
export const top = recipe({
  base: component({ display: 'flex', alignItems: 'center', gap: space[2], minHeight: '52px' }),
  variants: {
    // Cards are long; what is to be done with them stays in reach.
    isSticky: {
      true: component({
        position: 'sticky',
        insetBlockStart: 0,
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

export const cards = recipe({
  base: component({
    ...textStyle('sm'),
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    outline: 'none',
    selectors: { '&[data-focus-visible]': focusRingInset },
  }),
  variants: {
    isBox: { true: component({ overflowY: 'auto' }) },
    isVirtual: { true: component({ display: 'block' }) },
  },
});

/** Cards of one list are parted by a line, like rows. */
export const card = recipe({
  base: component({
    ...transition('background-color'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    padding: `${space[3]} ${space[1]}`,
    borderBlockEnd: `1px solid ${border.subtle}`,
    outline: 'none',
    cursor: 'default',
    selectors: {
      '&[data-selected]': { backgroundColor: background.selected },
      '&[data-focus-visible]': focusRingInset,
    },
  }),
  variants: {
    isInteractive: {
      true: component({
        cursor: 'pointer',
        selectors: {
          '&[data-hovered]:not([data-selected])': {
            '@media': { [media.hover]: { backgroundColor: background.hover } },
          },
          '&[data-pressed]': { backgroundColor: background.pressed },
          '&[data-selected]': { backgroundColor: background.selected },
        },
      }),
    },
  },
});

/** The target is larger than the box that is seen. */
export const checkbox = style(
  component({
    flex: 'none',
    position: 'relative',
    padding: '2px',
    selectors: { '&::after': { content: '""', position: 'absolute', inset: '-12px -10px' } },
  }),
);

/** The place of a checkbox while its row is being loaded. */
export const checkboxPlace = style(component({ flex: 'none', margin: '4px 2px' }));

export const cardWords = style(
  component({ display: 'grid', flex: '1 1 auto', gap: space[0.5], minWidth: 0 }),
);

/** One line high at least, so that a skeleton in it takes the place of the words. */
const line = { display: 'grid', alignContent: 'center', minHeight: '1.25rem' } as const;

export const cardTitle = style(
  component({
    ...textStyle('md'),
    ...line,
    minHeight: '1.5rem',
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontWeight: weight.medium,
    color: text.default,
  }),
);

export const cardSubtitle = style(
  component({ ...line, minWidth: 0, overflowWrap: 'anywhere', color: text.muted }),
);

export const cardDetails = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[5]}`,
    marginBlockStart: space[2],
  }),
);

export const cardDetail = style(
  component({
    ...tabularNumbers,
    display: 'grid',
    gridTemplateRows: 'auto minmax(1.25rem, 1fr)',
    justifyItems: 'start',
    alignItems: 'center',
    gap: space[0.5],
    minWidth: '72px',
    overflowWrap: 'anywhere',
    color: text.muted,
  }),
);

export const cardLabel = style(component({ ...textStyle('xs'), color: text.subtle }));

export const cardActions = style(component({ display: 'flex', flex: 'none', gap: space[1] }));
