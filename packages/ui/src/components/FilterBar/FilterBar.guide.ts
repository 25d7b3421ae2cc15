import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of FilterBar says. */
export const filterBarGuide: ComponentGuide = {
  use: [
    'Above a list or table that people narrow down.',
    'Filters act at once; put what is chosen into the address of the page.',
  ],
  instead: [
    { when: 'One choice changes what the whole page is about', use: 'Tabs' },
    { when: 'There is only text to search for', use: 'SearchField' },
    { when: 'Changes are sent together', use: 'Form' },
  ],
  anatomy: [
    { part: 'Search', about: 'A SearchField; keeps its place when the row gets narrow.' },
    { part: 'Filters', about: 'Selects, or controls of their own; wrap to more lines.' },
    { part: 'Sheet', about: 'In narrow places: a button with how many are in use, and a drawer.' },
    { part: 'Chips', about: 'What is in use, each with an ×; “Clear all” takes back the lot.' },
    { part: 'Result count', about: 'Read out when it changes.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the search, each filter, the chips and Clear all.' },
    { keys: 'Delete, Backspace', does: 'Removes the filter whose × has the focus.' },
    { keys: 'Enter, Space', does: 'Opens the focused filter.' },
  ],
  variables: [
    'color.background.sunken',
    'color.border.default',
    'color.text.default',
    'color.text.muted',
    'color.icon.default',
    'color.focus.ring',
    'radius.full',
    'control.sm',
    'control.md',
  ],
};
