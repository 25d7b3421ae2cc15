import { assignVars, globalStyle as unlayered } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.ts';
import { themeAttributes, vars } from './contract.ts';
import { colorsOf } from './resolve.ts';
import { rowHeights } from './scales.ts';
import { elevation } from './semantic.ts';
import type { Scheme } from './ramps.ts';

const scheme = (name: Scheme) => `[${themeAttributes.scheme}="${name}"]`;
const high = `[${themeAttributes.contrast}="high"]`;
const auto = `:not([${themeAttributes.scheme}])`;
const autoContrast = `:not([${themeAttributes.contrast}])`;

// In a layer, so that a partner's own variables on the same element win.
const globalStyle = (selector: string, rule: GlobalStyleRule) =>
  unlayered(selector, { '@layer': { [layers.theme]: rule } });

function palette(name: Scheme, contrast: 'normal' | 'high' = 'normal') {
  const { low, popover, dialog } = elevation[name];
  return {
    ...assignVars(vars.color, colorsOf(name, contrast)),
    ...assignVars(vars.shadow, { low, popover, dialog }),
  };
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

globalStyle(':root, :host', {
  vars: { ...steady, ...palette('light') },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.fast]: '0ms', [vars.motion.base]: '0ms', [vars.motion.slow]: '0ms' },
    },
  },
});
globalStyle(`:root${auto}, :host(${auto})`, {
  colorScheme: 'light dark',
  '@media': { '(prefers-color-scheme: dark)': { vars: palette('dark') } },
});
globalStyle(`:root${auto}${autoContrast}, :host(${auto}${autoContrast})`, {
  '@media': {
    '(prefers-contrast: more)': { vars: palette('light', 'high') },
    '(prefers-contrast: more) and (prefers-color-scheme: dark)': { vars: palette('dark', 'high') },
  },
});

for (const name of ['light', 'dark'] as const) {
  globalStyle(scheme(name), { colorScheme: name, vars: palette(name) });
  globalStyle(`${scheme(name)}${high}`, { vars: palette(name, 'high') });
  globalStyle(`${scheme(name)}${autoContrast}`, {
    '@media': { '(prefers-contrast: more)': { vars: palette(name, 'high') } },
  });
}

for (const density of ['default', 'compact'] as const) {
  const rule = { vars: { [vars.control.row]: rowHeights[density] } };
  globalStyle(`[${themeAttributes.density}="${density}"]`, rule);
}
