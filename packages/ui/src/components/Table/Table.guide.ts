import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Table says. */
export const tableGuide: ComponentGuide = {
  use: [
    'For rows of the same kind that people compare or work through.',
    'Pass the same `columns` array between renders; rows are rendered again only when they change.',
    'If phones need the same rows as cards: set the places in the columns, and `cardsBelow`.',
  ],
  instead: [
    { when: 'People filter, page, choose columns or act on many rows', use: 'DataTable' },
    { when: 'It describes a single item', use: 'DescriptionList' },
  ],
  anatomy: [
    { part: 'Header', about: 'Names the columns; a sortable title can be pressed.' },
    { part: 'Row', about: 'Named by its row header; Enter opens it.' },
    { part: 'Cell', about: 'Can contain controls.' },
    {
      part: 'Card',
      about: 'A row on a narrow screen: title, subtitle, aside, details, notes, actions.',
    },
    { part: 'Empty, error', about: 'Replace the table.' },
    { part: 'Loading', about: 'Skeletons of exactly the height of the rows.' },
  ],
  keyboard: [
    { keys: '↑, ↓', does: 'Moves from row to row.' },
    { keys: 'Home, End', does: 'Moves to the first or last row.' },
    { keys: 'Page Up, Page Down', does: 'Moves by ten rows.' },
    { keys: 'Enter', does: 'Opens the row, or sorts by the column.' },
    { keys: 'Space', does: 'Selects the row; with Shift, all rows since the last one.' },
    { keys: 'Shift ↑, Shift ↓', does: 'Selects row by row.' },
    { keys: 'Ctrl A', does: 'Selects all loaded rows.' },
    { keys: 'Esc', does: 'Clears the selection.' },
    { keys: 'j, k, x', does: 'With `hasPageKeys`: next and previous row, select.' },
    { keys: 'Tab', does: 'Moves into the row’s controls.' },
  ],
};
