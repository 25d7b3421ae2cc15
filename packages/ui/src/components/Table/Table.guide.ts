import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Table says. */
export const tableGuide: ComponentGuide = {
  use: [
    'For rows of the same kind that are compared or worked through.',
    'Keep `columns` the same between renders; rows are drawn anew only when they change.',
  ],
  instead: [
    { when: 'Columns are chosen, rows are many or act together', use: 'DataTable' },
    { when: 'It is one thing with its facts', use: 'DescriptionList' },
    { when: 'It is a phone', use: 'Card' },
  ],
  anatomy: [
    { part: 'Header', about: 'Names the columns; a sortable one is pressed.' },
    { part: 'Row', about: 'Named by its row header; opens on Enter.' },
    { part: 'Cell', about: 'May hold controls.' },
    { part: 'Footer', about: 'Such as the Pagination.' },
    { part: 'Empty, loading', about: 'In the place of the rows, with their exact height.' },
  ],
  keyboard: [
    { keys: '↑, ↓', does: 'Moves from row to row.' },
    { keys: '←, →', does: 'Moves through the cells and their controls.' },
    { keys: 'Home, End', does: 'Moves to the first or last row.' },
    { keys: 'Enter', does: 'Opens the row, or sorts by the column.' },
    { keys: 'Space', does: 'Selects the row.' },
    { keys: 'Tab', does: 'Leaves the table.' },
  ],
  variables: [
    'color.background.surface',
    'color.background.hover',
    'color.background.pressed',
    'color.background.selected',
    'color.text.default',
    'color.text.muted',
    'color.border.subtle',
    'color.border.strong',
    'control.row',
    'color.focus.ring',
  ],
};
