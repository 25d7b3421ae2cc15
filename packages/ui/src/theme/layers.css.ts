import { globalLayer } from '@vanilla-extract/css';

const cardinal = globalLayer('cardinal');
const within = (name: string) => globalLayer({ parent: cardinal }, name);

/**
 * Cascade layers, weakest first. All of Cardinal's CSS is in one of them, so that a page's own
 * (unlayered) rules win without `!important`.
 */
export const layers = {
  theme: within('theme'),
  reset: within('reset'),
  base: within('base'),
  components: within('components'),
  features: within('features'),
  utilities: within('utilities'),
};

/** Name of a cascade layer. */
export type LayerName = keyof typeof layers;
