/** Attributes of the element that a theme stands on (see ThemeProvider). */
export const themeAttributes = {
  scheme: 'data-cardinal-scheme',
  contrast: 'data-cardinal-contrast',
  density: 'data-cardinal-density',
} as const;
