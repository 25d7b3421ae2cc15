import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of EmptyState says. */
export const emptyStateGuide: ComponentGuide = {
  use: [
    'Where a list or section has no content yet: an illustration, one sentence, one action.',
    'Say what will appear here and how to add it.',
  ],
  instead: [
    { when: 'The content could not be loaded', use: 'ErrorState' },
    { when: 'The content is loading', use: 'Skeleton' },
  ],
  anatomy: [
    { part: 'Drawing', about: 'Decoration.' },
    { part: 'Title', about: 'What is missing; a heading.' },
    { part: 'Sentence', about: 'How to add it.' },
    { part: 'Action', about: 'One button.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the action.' }],
};
