import { create } from 'storybook/theming/create';
import type { ThemeVars } from 'storybook/theming';
import { parseColor, toHex } from '../../packages/ui/src/theme/color.ts';
import type { Scheme } from '../../packages/ui/src/theme/ramps.ts';
import { colorsOf } from '../../packages/ui/src/theme/resolve.ts';

const fontBase = '"Inter Variable", Inter, system-ui, "Segoe UI", Roboto, sans-serif';
const fontCode = 'ui-monospace, "SF Mono", Menlo, Consolas, monospace';

/**
 * Storybook's own theme, from the same tokens; it computes with colours and therefore needs hex
 * values.
 */
export function storybookTheme(scheme: Scheme): ThemeVars {
  const { background, text, border, accent } = colorsOf(scheme);
  const hex = (color: string) => toHex(parseColor(color));
  return create({
    base: scheme,
    brandTitle: 'Cardinal',
    brandUrl: './',
    brandTarget: '_self',
    fontBase,
    fontCode,
    colorPrimary: hex(accent.fill),
    colorSecondary: hex(accent.fill),
    appBg: hex(background.sunken),
    appContentBg: hex(background.surface),
    appPreviewBg: hex(background.surface),
    appHoverBg: hex(background.hover),
    appBorderColor: hex(border.subtle),
    appBorderRadius: 10,
    textColor: hex(text.default),
    textInverseColor: hex(text.onInverse),
    textMutedColor: hex(text.muted),
    barBg: hex(background.surface),
    barTextColor: hex(text.muted),
    barHoverColor: hex(accent.text),
    barSelectedColor: hex(accent.text),
    buttonBg: hex(background.surface),
    buttonBorder: hex(border.strong),
    inputBg: hex(background.surface),
    inputBorder: hex(border.strong),
    inputTextColor: hex(text.default),
    inputBorderRadius: 6,
    booleanBg: hex(background.sunken),
    booleanSelectedBg: hex(background.raised),
  });
}
