import { themeAttributes } from '@cardinal/ui/contract';

/** The themes that every story is reviewed in. */
export const themes = {
  light: { scheme: 'light', contrast: 'normal' },
  dark: { scheme: 'dark', contrast: 'normal' },
  contrast: { scheme: 'light', contrast: 'high' },
  'dark-contrast': { scheme: 'dark', contrast: 'high' },
} as const;

/** Name of a theme. */
export type ThemeName = keyof typeof themes;

/** Puts the whole page in a theme. */
export function showTheme(name: ThemeName) {
  const { scheme, contrast } = themes[name];
  document.documentElement.setAttribute(themeAttributes.scheme, scheme);
  document.documentElement.setAttribute(themeAttributes.contrast, contrast);
}
