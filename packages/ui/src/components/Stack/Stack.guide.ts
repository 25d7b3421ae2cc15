import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Stack says. */
export const stackGuide: ComponentGuide = {
  use: ['For things under each other with even space between.'],
  instead: [
    { when: 'They stand beside each other', use: 'Inline or Grid' },
    { when: 'They are fields that are sent together', use: 'Form' },
  ],
  anatomy: [{ part: 'Children', about: 'Evenly spaced by a step of the grid.' }],
  keyboard: [],
  variables: [],
};
