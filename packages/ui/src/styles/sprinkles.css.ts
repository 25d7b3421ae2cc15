import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { space } from '../theme/scales.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';

const responsive = defineProperties({
  '@layer': layers.utilities,
  conditions: {
    phone: {},
    tablet: { '@media': media.md },
    desktop: { '@media': media.lg },
  },
  defaultCondition: 'phone',
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
    paddingBlock: space,
    paddingInline: space,
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

const plain = defineProperties({
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
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    minWidth: [0],
    width: ['100%'],
    marginBlockStart: { ...space, auto: 'auto' },
    marginInlineStart: { ...space, auto: 'auto' },
  },
});

/** Layout utilities: `sprinkles({ display: 'flex', gap: { phone: 2, desktop: 4 } })`. */
export const sprinkles = createSprinkles(responsive, plain);

/** What `sprinkles` takes. */
export type Sprinkles = Parameters<typeof sprinkles>[0];
