import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Illustration says. */
export const illustrationGuide: ComponentGuide = {
  use: ['Only in empty and error states, once per screen.'],
  instead: [{ when: 'It is beside text', use: 'Icon' }],
  anatomy: [
    { part: 'Drawing', about: '200 × 136 px, in the theme’s colours; hidden from screen readers.' },
  ],
  keyboard: [],
};
