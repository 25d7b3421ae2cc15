import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of ThemeProvider says. */
export const themeProviderGuide: ComponentGuide = {
  use: [
    'Once, around the app: scheme, contrast, density and a partner’s brand.',
    'With `target="self"` for a part of a page with its own theme.',
  ],
  instead: [{ when: 'Only one colour should differ', use: 'the CSS variables themselves' }],
  anatomy: [
    { part: 'Attributes', about: 'On the root of the page, or on a separate element.' },
    { part: 'Variables', about: 'Only where a brand changes them.' },
  ],
  keyboard: [],
};
