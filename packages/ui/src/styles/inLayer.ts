import type { StyleRule } from '@vanilla-extract/css';
import { layers, type LayerName } from '../theme/layers.css.ts';

/** Adds a style rule to a cascade layer: `style(inLayer('features', { … }))`. */
export function inLayer(name: LayerName, rule: StyleRule): StyleRule {
  return { '@layer': { [layers[name]]: rule } };
}

/** A rule of a component of this library: `style(component({ … }))`. */
export const component = (rule: StyleRule) => inLayer('components', rule);
