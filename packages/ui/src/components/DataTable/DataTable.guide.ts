import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of DataTable says. */
export const dataTableGuide: ComponentGuide = {
  use: [
    'For lists that people work in: they select rows and act on them together, or choose what they see.',
    'Where phones need the same rows as cards: say in the columns what becomes the title.',
  ],
  instead: [
    { when: 'Rows are only read or opened', use: 'Table' },
    { when: 'It is one thing with its facts', use: 'DescriptionList' },
    { when: 'It is a figure for each of a few names', use: 'BarList' },
  ],
  anatomy: [
    { part: 'Toolbar', about: 'Title, count or filters; at its end the menu of columns.' },
    { part: 'Selection bar', about: 'In the toolbar’s place while rows are selected.' },
    { part: 'Table', about: 'The component Table: titles, rows, cards.' },
    { part: 'Paging', about: 'A Pagination; stays in sight with `isSticky`.' },
    { part: 'Empty, loading, error', about: 'In the place of the rows; an error has Retry.' },
  ],
  keyboard: [
    { keys: '↑, ↓', does: 'Moves from row to row.' },
    { keys: 'Home, End', does: 'Moves to the first or last row.' },
    { keys: 'Page Up, Page Down', does: 'Moves by ten rows.' },
    { keys: 'Enter', does: 'Opens the row.' },
    { keys: 'Space', does: 'Selects the row; with Shift and arrows, several.' },
    { keys: 'Ctrl A', does: 'Selects all rows that are loaded.' },
    { keys: 'Esc', does: 'Clears the selection.' },
    { keys: 'Tab', does: 'Moves into the row’s controls, then to the next one.' },
  ],
  variables: [
    'color.background.surface',
    'color.background.selected',
    'color.background.hover',
    'color.border.subtle',
    'color.accent.border',
    'color.text.default',
    'color.text.muted',
    'color.text.subtle',
    'control.row',
    'color.focus.ring',
  ],
};
