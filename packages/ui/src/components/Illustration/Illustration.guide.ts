import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Illustration says. */
export const illustrationGuide: ComponentGuide = {
  use: ['In empty and error states only, once a screen.'],
  instead: [{ when: 'It stands beside words', use: 'Icon' }],
  anatomy: [
    { part: 'Drawing', about: '200 × 136 px, in the theme’s colours; hidden from screen readers.' },
  ],
  keyboard: [],
  variables: [
    'color.illustration.line',
    'color.illustration.paper',
    'color.illustration.accentFill',
    'color.illustration.accentLine',
    'color.illustration.ground',
  ],
};
