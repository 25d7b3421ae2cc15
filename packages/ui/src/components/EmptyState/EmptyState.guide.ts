import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of EmptyState says. */
export const emptyStateGuide: ComponentGuide = {
  use: [
    'In the place of things that are not there yet: a drawing, one sentence, one action.',
    'Say what will stand here and how it gets here.',
  ],
  instead: [
    { when: 'It could not be read', use: 'ErrorState' },
    { when: 'It is on its way', use: 'Skeleton' },
  ],
  anatomy: [
    { part: 'Drawing', about: 'Decoration.' },
    { part: 'Title', about: 'What is not there; a heading.' },
    { part: 'Sentence', about: 'How it gets here.' },
    { part: 'Action', about: 'One button.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the action.' }],
  variables: ['color.text.default', 'color.text.muted', 'color.text.subtle'],
};
