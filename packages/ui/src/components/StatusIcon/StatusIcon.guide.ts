import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of StatusIcon says. */
export const statusIconGuide: ComponentGuide = {
  use: ['In dense places where the name of the status is nearby or announced.'],
  instead: [{ when: 'There is room for the name', use: 'StatusBadge' }],
  anatomy: [
    {
      part: 'Drawing',
      about: 'One per status, in its colour; a single path, so that long lists stay light.',
    },
  ],
  keyboard: [],
};
