import { assignVars, globalStyle as unlayered, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { themeAttributes, vars } from './contract.ts';
import { colorsOf, type Contrast } from './resolve.ts';
import { control, fonts, motion, radius, reducedMotion, rowHeights } from './scales.ts';
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
  ...assignVars(vars.font, fonts),
  ...assignVars(vars.radius, radius),
  ...assignVars(vars.control, { ...control, row: rowHeights.default }),
  ...assignVars(vars.motion, motion),
};

// Paper is white, whatever the theme.
const darkScreen = 'screen and (prefers-color-scheme: dark)';

// Palettes are the largest part of a page's CSS, so each is emitted as rarely as selectors allow.
globalStyle(`${page()}, ${scheme('light')}`, { vars: palette('light') });
globalStyle(page(), {
  vars: steady,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: Object.fromEntries(
        (['fast', 'base', 'slow'] as const).map((name) => [vars.motion[name], reducedMotion[name]]),
      ),
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
