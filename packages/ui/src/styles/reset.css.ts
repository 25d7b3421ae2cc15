import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';
import { layers } from '../theme/layers.css.ts';
import { baseRules, baseText, resetRules } from './resetRules.ts';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

for (const [selectors, rule] of resetRules) reset(selectors.join(', '), rule);
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
reset('body', { margin: 0 });
// The other rule of React Aria's (see resetRules.ts).
reset(':root[style*="overflow: hidden"] *', {
  '@supports': { '(-webkit-touch-callout: none)': { overscrollBehavior: 'contain' } },
});

const printed = (selector: string, rule: GlobalStyleRule) =>
  reset(selector, { '@media': { print: rule } });
printed(':is(h1, h2, h3, h4)', { breakAfter: 'avoid' });
printed(':is(tr, li, dl, figure)', { breakInside: 'avoid' });
// An open dialog is printed alone, although the page behind it does not scroll.
printed(':root', { overflow: 'visible !important' });
printed('body > :is([inert], [aria-hidden="true"])', { display: 'none !important' });

// On the body rather than the root, whose font size is the unit of every `rem`.
base('body, :host', baseText);
base('body', { backgroundColor: vars.color.background.surface });
for (const [selectors, rule] of baseRules) base(selectors.join(', '), rule);
