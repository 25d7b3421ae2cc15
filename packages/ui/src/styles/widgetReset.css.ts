import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { widgetsAttribute } from '../theme/attributes.ts';
import { layers } from '../theme/layers.css.ts';
import { baseRules, baseText, resetRules } from './resetRules.ts';

const widgets = `:where([${widgetsAttribute}])`;

/** A rule for the inside of widgets, with the same low specificity as the rule for a page. */
function within(layer: string, selectors: readonly string[], rule: GlobalStyleRule) {
  const scoped = selectors.map((selector) => `${widgets} ${selector}`);
  globalStyle(scoped.join(', '), { '@layer': { [layer]: rule } });
}

for (const [selectors, rule] of resetRules) within(layers.reset, selectors, rule);
globalStyle(widgets, { '@layer': { [layers.base]: baseText } });
for (const [selectors, rule] of baseRules) within(layers.base, selectors, rule);
