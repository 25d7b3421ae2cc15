import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, media, space, textStyle, vars, weight } from '../../styles/index.ts';

/** The icon stays on the first line, however many lines follow. */
export const lead = style(
  component({ display: 'flex', alignItems: 'center', height: textStyle('sm').lineHeight }),
);

export const body = recipe({
  base: component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: space[4],
    flex: '1 1 auto',
    minWidth: 0,
  }),
  variants: {
    layout: {
      line: component({ rowGap: space[2] }),
      box: component({
        justifyContent: 'space-between',
        rowGap: space[1],
        '@media': { [media.phone]: { rowGap: space[3] } },
      }),
    },
  },
});

export const words = recipe({
  base: component({ minWidth: 0, overflowWrap: 'anywhere' }),
  variants: {
    layout: {
      line: component({ flex: '0 1 auto', maxWidth: '100ch' }),
      box: component({
        flex: '1 1 16ch',
        // An action that would squeeze the text into a column goes below it.
        '@media': { [media.phone]: { flexBasis: 'auto' } },
      }),
    },
  },
});

export const title = style(component({ fontWeight: weight.semibold }));

/** As high as a small button and on the first line, whatever the action is. */
export const actionPlace = recipe({
  base: component({
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.control.sm,
    marginBlock: '-4px',
    // A link is as tall as its line, and has to be at least 24 px tall.
    lineHeight: '1.5rem',
  }),
  variants: {
    layout: {
      line: component({ flexWrap: 'wrap', gap: space[2] }),
      box: component({ flex: 'none' }),
    },
  },
});

export const dismiss = style(
  component({ flex: 'none', marginBlock: '-4px', marginInlineEnd: '-6px' }),
);
