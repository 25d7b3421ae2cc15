import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Grid says. */
export const gridGuide: ComponentGuide = {
  use: ['For items of equal width side by side, with a number of columns per breakpoint.'],
  instead: [
    { when: 'The widths follow the content', use: 'Inline' },
    { when: 'They are stacked vertically', use: 'Stack' },
  ],
  anatomy: [{ part: 'Children', about: 'Equal columns with even gaps.' }],
  keyboard: [],
};
