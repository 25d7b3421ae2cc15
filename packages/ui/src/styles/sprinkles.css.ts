import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { space } from '../theme/scales.ts';
import { layers } from '../theme/layers.css.ts';
import { alignment, responsiveLayout } from './layoutSprinkles.css.ts';
import { screens } from './media.ts';

const responsivePadding = defineProperties({
  '@layer': layers.utilities,
  ...screens,
  properties: { paddingBlock: space, paddingInline: space },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

const plain = defineProperties({
  '@layer': layers.utilities,
  properties: {
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    width: ['100%'],
    marginBlockStart: { ...space, auto: 'auto' },
    marginInlineStart: { ...space, auto: 'auto' },
  },
});

/** Layout utilities: `sprinkles({ display: 'flex', gap: { phone: 2, desktop: 4 } })`. */
export const sprinkles = createSprinkles(responsiveLayout, responsivePadding, alignment, plain);

/** Argument of `sprinkles`. */
export type Sprinkles = Parameters<typeof sprinkles>[0];
