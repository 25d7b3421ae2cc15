import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of DataTable says. */
export const dataTableGuide: ComponentGuide = {
  use: [
    'For lists that people work in: they select rows and act on them together, or choose what they see.',
    'For thousands of rows: `isVirtual` draws only those in sight.',
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
    { part: 'Table', about: 'The component Table: header, rows, footer.' },
    { part: 'Card', about: 'A row on a narrow screen: title, subtitle, details, actions.' },
    { part: 'Empty, loading, error', about: 'In the place of the rows; an error has Retry.' },
  ],
  keyboard: [
    { keys: '↑, ↓', does: 'Moves from row to row.' },
    { keys: '←, →', does: 'Moves through the cells and their controls.' },
    { keys: 'Home, End', does: 'Moves to the first or last row.' },
    { keys: 'Page Up, Page Down', does: 'Moves by as many rows as are in sight.' },
    { keys: 'Enter', does: 'Opens the row.' },
    { keys: 'Space', does: 'Selects the row; with Shift and arrows, several.' },
    { keys: 'Ctrl A', does: 'Selects all rows that are loaded.' },
    { keys: 'Esc', does: 'Clears the selection.' },
    { keys: 'Tab', does: 'Leaves the rows; reaches toolbar and selection bar.' },
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
