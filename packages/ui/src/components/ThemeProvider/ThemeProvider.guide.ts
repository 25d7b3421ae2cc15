import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of ThemeProvider says. */
export const themeProviderGuide: ComponentGuide = {
  use: [
    'Once, around the app: scheme, contrast, density and a partner’s brand.',
    'With `target="self"` for a part of a page in a theme of its own.',
  ],
  instead: [{ when: 'Only one colour should differ', use: 'the CSS variables themselves' }],
  anatomy: [
    { part: 'Attributes', about: 'On the page’s root, or on an element of its own.' },
    { part: 'Variables', about: 'Only where a brand changes them.' },
  ],
  keyboard: [],
  variables: ['color.background.surface', 'color.text.default', 'font.sans'],
};
