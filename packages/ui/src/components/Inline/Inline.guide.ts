import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Inline says. */
export const inlineGuide: ComponentGuide = {
  use: [
    'For things beside each other in the reading direction.',
    'They wrap where they do not fit.',
  ],
  instead: [
    { when: 'They stand under each other', use: 'Stack' },
    { when: 'They are all of one width', use: 'Grid' },
    { when: 'They are buttons', use: 'ButtonGroup' },
  ],
  anatomy: [{ part: 'Children', about: 'Evenly spaced by a step of the grid.' }],
  keyboard: [],
  variables: [],
};
