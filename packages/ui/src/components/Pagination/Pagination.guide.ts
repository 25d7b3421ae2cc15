import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Pagination says. */
export const paginationGuide: ComponentGuide = {
  use: [
    'For lists that come page by page.',
    'Leave the number of pages out while it is not known.',
  ],
  instead: [{ when: 'The whole list fits on a page', use: 'Table' }],
  anatomy: [
    { part: 'Summary', about: 'What is shown of how much.' },
    { part: 'Page', about: 'Read out when it changes.' },
    { part: 'Previous, Next', about: 'Stay in place; disabled at the ends.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to Previous and Next.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
  ],
  variables: ['color.text.muted'],
};
