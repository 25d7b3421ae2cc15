import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of FilterBar says. */
export const filterBarGuide: ComponentGuide = {
  use: [
    'Above a list or table that people filter.',
    'Filters apply at once; store them in the URL of the page.',
  ],
  instead: [
    { when: 'One choice changes the subject of the whole page', use: 'Tabs' },
    { when: 'There is only text to search for', use: 'SearchField' },
    { when: 'Changes are submitted together', use: 'Form' },
  ],
  anatomy: [
    { part: 'Search', about: 'A SearchField; stays in the row where space is limited.' },
    { part: 'Filters', about: 'Selects or custom controls; wrap to several lines.' },
    {
      part: 'Sheet',
      about: 'Where space is limited: a button with the number of active filters, and a drawer.',
    },
    { part: 'Chips', about: 'The active filters, each with a ×; “Clear all” removes all of them.' },
    { part: 'Result count', about: 'Announced when it changes.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the search, each filter, the chips and Clear all.' },
    { keys: 'Delete, Backspace', does: 'Removes the filter whose × is focused.' },
    { keys: 'Enter, Space', does: 'Opens the focused filter.' },
  ],
};
