import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Stack says. */
export const stackGuide: ComponentGuide = {
  use: ['For items stacked vertically, evenly spaced.'],
  instead: [
    { when: 'They are side by side', use: 'Inline or Grid' },
    { when: 'They are fields that are submitted together', use: 'Form' },
  ],
  anatomy: [{ part: 'Children', about: 'Evenly spaced by a step of the grid.' }],
  keyboard: [],
};
