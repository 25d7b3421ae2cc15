import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { space } from '../theme/scales.ts';
import { layers } from '../theme/layers.css.ts';
import { screens } from './media.ts';

/** Properties of Stack, Inline and Grid that depend on the screen width. */
export const responsiveLayout = defineProperties({
  '@layer': layers.utilities,
  ...screens,
  properties: {
    display: ['none', 'block', 'flex', 'inline-flex', 'grid', 'contents'],
    flexDirection: ['row', 'column'],
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
      6: 'repeat(6, minmax(0, 1fr))',
      12: 'repeat(12, minmax(0, 1fr))',
    },
    gap: space,
  },
});

/** Properties that do not. */
export const alignment = defineProperties({
  '@layer': layers.utilities,
  properties: {
    alignItems: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      baseline: 'baseline',
      stretch: 'stretch',
    },
    justifyContent: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      between: 'space-between',
    },
    flexWrap: ['wrap', 'nowrap'],
    minWidth: [0],
  },
});

/** The part of `sprinkles` that our layout components need, so that pages do not load the rest. */
export const layoutSprinkles = createSprinkles(responsiveLayout, alignment);
