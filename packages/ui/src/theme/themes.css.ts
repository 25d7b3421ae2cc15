import { assignVars, globalStyle as unlayered, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { themeAttributes, vars } from './contract.ts';
import { colorsOf, type Contrast } from './resolve.ts';
import { rowHeights } from './scales.ts';
import { elevation } from './semantic.ts';
import type { Scheme } from './ramps.ts';

/** An element with its own theme, or one that hosts a shadow root. */
const scheme = (name: Scheme, more = '') => {
  const own = `[${themeAttributes.scheme}="${name}"]${more}`;
  return `${own}, :host(${own})`;
};
const high = `[${themeAttributes.contrast}="high"]`;
const auto = `:not([${themeAttributes.scheme}])`;
const autoContrast = `:not([${themeAttributes.contrast}])`;
/** The page, or the element that hosts a shadow root. */
const page = (condition = '') =>
  condition ? `:root${condition}, :host(${condition})` : ':root, :host';

// In a layer, so that a partner's own variables on the same element win.
const globalStyle = (selector: string, rule: GlobalStyleRule) =>
  unlayered(selector, { '@layer': { [layers.theme]: rule } });

const schemes = ['light', 'dark'] as const;

const colors = (name: Scheme, contrast: Contrast): Record<string, string> =>
  assignVars(vars.color, colorsOf(name, contrast));

function palette(name: Scheme) {
  const { low, popover, dialog } = elevation[name];
  return {
    ...colors(name, 'normal'),
    ...assignVars(vars.shadow, { low, popover, dialog }),
  };
}

/** The changes of high contrast in one scheme or both; the element already has the rest. */
function highPalette(name: Scheme) {
  const isChanged = (variable: string) =>
    schemes.some((each) => colors(each, 'high')[variable] !== colors(each, 'normal')[variable]);
  const entries = Object.entries(colors(name, 'high'));
  return Object.fromEntries(entries.filter(([variable]) => isChanged(variable)));
}

const steady = {
  ...assignVars(vars.font, {
    sans: '"Inter Variable", Inter, system-ui, "Segoe UI", Roboto, sans-serif',
    mono: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  }),
  ...assignVars(vars.radius, {
    control: '6px',
    card: '10px',
    dialog: '14px',
    tag: '5px',
    full: '9999px',
  }),
  ...assignVars(vars.control, { sm: '28px', md: '36px', lg: '44px', row: rowHeights.default }),
  ...assignVars(vars.motion, {
    fast: '120ms',
    base: '160ms',
    slow: '200ms',
    out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    inOut: 'cubic-bezier(0.6, 0, 0.2, 1)',
    exit: 'cubic-bezier(0.4, 0, 1, 1)',
  }),
};

// Paper is white, whatever the theme.
const darkScreen = 'screen and (prefers-color-scheme: dark)';

// Palettes are the largest part of a page's CSS, so each is emitted as rarely as selectors allow.
globalStyle(`${page()}, ${scheme('light')}`, { vars: palette('light') });
globalStyle(page(), {
  vars: steady,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.fast]: '0ms', [vars.motion.base]: '0ms', [vars.motion.slow]: '0ms' },
    },
  },
});
globalStyle(page(auto), {
  colorScheme: 'light dark',
  '@media': { [darkScreen]: { vars: palette('dark') } },
});
globalStyle(scheme('light'), { colorScheme: 'light' });
globalStyle(scheme('dark'), {
  '@media': { screen: { colorScheme: 'dark', vars: palette('dark') } },
});

for (const name of schemes) {
  const palette = highPalette(name);
  globalStyle(scheme(name, high), { '@media': { screen: { vars: palette } } });
  globalStyle(scheme(name, autoContrast), {
    '@media': { 'screen and (prefers-contrast: more)': { vars: palette } },
  });
}
globalStyle(page(`${auto}${high}`), {
  vars: highPalette('light'),
  '@media': { [darkScreen]: { vars: highPalette('dark') } },
});
globalStyle(page(`${auto}${autoContrast}`), {
  '@media': {
    '(prefers-contrast: more)': { vars: highPalette('light') },
    [`${darkScreen} and (prefers-contrast: more)`]: { vars: highPalette('dark') },
  },
});

for (const density of ['default', 'compact'] as const) {
  const rule = { vars: { [vars.control.row]: rowHeights[density] } };
  const own = `[${themeAttributes.density}="${density}"]`;
  globalStyle(`${own}, :host(${own})`, rule);
}
