import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of StatusIcon says. */
export const statusIconGuide: ComponentGuide = {
  use: ['In dense places where the word stands close by or is read out.'],
  instead: [{ when: 'There is room for the word', use: 'StatusBadge' }],
  anatomy: [
    {
      part: 'Drawing',
      about: 'One a status, in its hue; one path, so that long lists stay light.',
    },
  ],
  keyboard: [],
  variables: [
    'color.status.hot.icon',
    'color.status.warm.icon',
    'color.status.cold.icon',
    'color.status.closed.icon',
  ],
};
