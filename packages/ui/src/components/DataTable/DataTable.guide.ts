import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of DataTable says. */
export const dataTableGuide: ComponentGuide = {
  use: [
    'For lists that people work with: they select rows for bulk actions, or choose the visible columns.',
    'If phones need the same rows as cards; the columns define what becomes the title.',
  ],
  instead: [
    { when: 'Rows are only read or opened', use: 'Table' },
    { when: 'It describes a single item', use: 'DescriptionList' },
    { when: 'It is one value for each of a few names', use: 'BarList' },
  ],
  anatomy: [
    { part: 'Toolbar', about: 'Title, count or filters; the column menu at the end.' },
    { part: 'Selection bar', about: 'Replaces the toolbar while rows are selected.' },
    { part: 'Table', about: 'The component Table: titles, rows, cards.' },
    { part: 'Paging', about: 'A Pagination; stays visible with `isSticky`.' },
    { part: 'Empty, loading, error', about: 'Replaces the rows; an error has Retry.' },
  ],
  keyboard: [
    { keys: '↑, ↓', does: 'Moves from row to row.' },
    { keys: 'Home, End', does: 'Moves to the first or last row.' },
    { keys: 'Page Up, Page Down', does: 'Moves by ten rows.' },
    { keys: 'Enter', does: 'Opens the row.' },
    { keys: 'Space', does: 'Selects the row; with Shift and arrow keys, several.' },
    { keys: 'Ctrl A', does: 'Selects all loaded rows.' },
    { keys: 'Esc', does: 'Clears the selection.' },
    { keys: 'Tab', does: 'Moves into the row’s controls, then to the next one.' },
  ],
};
