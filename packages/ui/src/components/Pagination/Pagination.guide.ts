import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Pagination says. */
export const paginationGuide: ComponentGuide = {
  use: ['For lists that are loaded page by page.', 'Omit the number of pages while it is unknown.'],
  instead: [{ when: 'The whole list fits on one page', use: 'Table' }],
  anatomy: [
    { part: 'Summary', about: 'The visible range and the total.' },
    { part: 'Page', about: 'Announced when it changes.' },
    { part: 'Previous, Next', about: 'Stay in place; disabled at the ends.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to Previous and Next.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
  ],
};
