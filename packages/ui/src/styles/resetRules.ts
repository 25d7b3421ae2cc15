import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';
import { focusRing } from './focusRing.ts';
import { scriptRules, textStyle } from './text.ts';

/** A rule of the reset: where it applies, and what it sets. */
type Rule = readonly [selectors: readonly string[], rule: GlobalStyleRule];

/** Rules for any element, whether in the page or inside a part of it. */
export const resetRules: readonly Rule[] = [
  [['*', '*::before', '*::after'], { boxSizing: 'border-box' }],
  ['h1 h2 h3 h4 h5 h6 p ul ol dl dd figure blockquote pre fieldset'.split(' '), { margin: 0 }],
  [['fieldset'], { padding: 0, border: 0, minWidth: 0 }],
  [['ul[role="list"]', 'ol[role="list"]'], { padding: 0, listStyle: 'none' }],
  [['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], { font: 'inherit' }],
  [['img', 'svg', 'video', 'canvas'], { display: 'block', maxWidth: '100%' }],
  [
    ['button', 'input', 'select', 'textarea'],
    { font: 'inherit', letterSpacing: 'inherit', color: 'inherit', margin: 0 },
  ],
  [['button'], { padding: 0, border: 0, background: 'none', cursor: 'default' }],
  [['a'], { color: 'inherit' }],
  [['table'], { borderCollapse: 'collapse', borderSpacing: 0 }],
  [['[hidden]'], { display: 'none' }],
  [['::placeholder'], { color: vars.color.text.subtle, opacity: 1 }],
  // One of the two rules that React Aria would otherwise add in <style> elements at run time, which a
  // strict Content-Security-Policy forbids (ThemeProvider prevents this).
  [['[data-react-aria-pressable]'], { touchAction: 'pan-x pan-y pinch-zoom' }],
];

/** Text of a page, or of a part of it. */
export const baseText: GlobalStyleRule = {
  ...textStyle('sm'),
  fontFamily: vars.font.sans,
  fontOpticalSizing: 'auto',
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  WebkitTapHighlightColor: 'transparent',
  color: vars.color.text.default,
};

/** What text and controls share, weaker than any component. */
export const baseRules: readonly Rule[] = [
  ...scriptRules,
  [[':where(:focus-visible)'], focusRing],
  [
    ['::selection'],
    { backgroundColor: vars.color.accent.softHover, color: vars.color.text.default },
  ],
];
