import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Inline says. */
export const inlineGuide: ComponentGuide = {
  use: ['For items side by side in the reading direction.', 'Items wrap if they do not fit.'],
  instead: [
    { when: 'They are stacked vertically', use: 'Stack' },
    { when: 'They all have the same width', use: 'Grid' },
    { when: 'They are buttons', use: 'ButtonGroup' },
  ],
  anatomy: [{ part: 'Children', about: 'Evenly spaced by a step of the grid.' }],
  keyboard: [],
};
