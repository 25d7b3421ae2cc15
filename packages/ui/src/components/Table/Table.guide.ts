import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Table says. */
export const tableGuide: ComponentGuide = {
  use: [
    'For rows of the same kind that are compared or worked through.',
    'Keep `columns` the same between renders; rows are drawn anew only when they change.',
    'Where phones need the same rows as cards: say in the columns what goes where, and set `cardsBelow`.',
  ],
  instead: [
    { when: 'People filter, page, choose columns or act on many rows', use: 'DataTable' },
    { when: 'It is one thing with its facts', use: 'DescriptionList' },
  ],
  anatomy: [
    { part: 'Header', about: 'Names the columns; a sortable one is pressed.' },
    { part: 'Row', about: 'Named by its row header; opens on Enter.' },
    { part: 'Cell', about: 'May hold controls.' },
    {
      part: 'Card',
      about: 'A row on a narrow screen: title, subtitle, aside, details, notes, actions.',
    },
    { part: 'Empty, error', about: 'Replace the table.' },
    { part: 'Loading', about: 'Skeletons with the exact height of the rows.' },
  ],
  keyboard: [
    { keys: '↑, ↓', does: 'Moves from row to row.' },
    { keys: 'Home, End', does: 'Moves to the first or last row.' },
    { keys: 'Page Up, Page Down', does: 'Moves by ten rows.' },
    { keys: 'Enter', does: 'Opens the row, or sorts by the column.' },
    { keys: 'Space', does: 'Selects the row; with Shift all since the last one.' },
    { keys: 'Shift ↑, Shift ↓', does: 'Selects row by row.' },
    { keys: 'Ctrl A', does: 'Selects all rows that are loaded.' },
    { keys: 'Esc', does: 'Clears the selection.' },
    { keys: 'j, k, x', does: 'With `hasPageKeys`: next and previous row, select.' },
    { keys: 'Tab', does: 'Moves into the row’s controls.' },
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
