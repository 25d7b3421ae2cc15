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

/** Whether it is the name of a theme. */
export const isTheme = (value: unknown): value is ThemeName =>
  typeof value === 'string' && Object.hasOwn(themes, value);

/** The attributes that apply a theme to an element. */
export function attributesOf(name: ThemeName) {
  const { scheme, contrast } = themes[name];
  return { [themeAttributes.scheme]: scheme, [themeAttributes.contrast]: contrast };
}

/** Applies a theme to the whole page. */
export function showTheme(name: ThemeName) {
  for (const [attribute, value] of Object.entries(attributesOf(name))) {
    document.documentElement.setAttribute(attribute, value);
  }
}
