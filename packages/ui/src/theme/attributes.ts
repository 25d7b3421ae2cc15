/** Attributes of the element that a theme applies to (see ThemeProvider). */
export const themeAttributes = {
  scheme: 'data-cardinal-scheme',
  contrast: 'data-cardinal-contrast',
  density: 'data-cardinal-density',
} as const;

/** Attribute of an element whose content is styled by Cardinal on a page that is not. */
export const widgetsAttribute = 'data-cardinal-widgets';
