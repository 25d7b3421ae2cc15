import { globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';
import { focusRing } from './focusRing.ts';
import { layers } from './layers.css.ts';
import { textStyle } from './text.ts';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
reset('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre, fieldset', {
  margin: 0,
});
reset('fieldset', { padding: 0, border: 0, minWidth: 0 });
reset('ul[role="list"], ol[role="list"]', { padding: 0, listStyle: 'none' });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
reset('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
});
reset('button', { padding: 0, border: 0, background: 'none', cursor: 'default' });
reset('a', { color: 'inherit' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('[hidden]', { display: 'none' });
reset('::placeholder', { color: vars.color.text.subtle, opacity: 1 });

// The two rules that React Aria would otherwise add in <style> elements at run time, which a strict
// Content-Security-Policy forbids (ThemeProvider prevents this).
reset('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
reset(':root[style*="overflow: hidden"] *', {
  '@supports': { '(-webkit-touch-callout: none)': { overscrollBehavior: 'contain' } },
});

// On the body rather than the root, whose font size is the unit of every `rem`.
base('body, :host', {
  ...textStyle('sm'),
  fontFamily: vars.font.sans,
  fontOpticalSizing: 'auto',
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  WebkitTapHighlightColor: 'transparent',
  color: vars.color.text.default,
});
base('body', { backgroundColor: vars.color.background.surface });
base(':where(:focus-visible)', focusRing);
base('::selection', {
  backgroundColor: vars.color.accent.softHover,
  color: vars.color.text.default,
});
