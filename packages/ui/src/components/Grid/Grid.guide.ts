import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Grid says. */
export const gridGuide: ComponentGuide = {
  use: ['For things of equal width beside each other, by breakpoint.'],
  instead: [
    { when: 'The widths follow the content', use: 'Inline' },
    { when: 'They stand under each other', use: 'Stack' },
  ],
  anatomy: [{ part: 'Children', about: 'Equal columns with even gaps.' }],
  keyboard: [],
  variables: [],
};
