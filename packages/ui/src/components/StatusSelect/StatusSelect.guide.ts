import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of StatusSelect says. */
export const statusSelectGuide: ComponentGuide = {
  use: ['To change the status of a lead in place, in a table row or in its details.'],
  instead: [
    { when: 'It is only displayed', use: 'StatusBadge' },
    { when: 'It is a field of a form', use: 'ToggleButtonGroup' },
  ],
  anatomy: [
    { part: 'Button', about: 'Icon, label and chevron in the colour of the status.' },
    { part: 'List', about: 'Rendered only while it is open; each option can have a key.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓', does: 'Opens the list on the current status.' },
    { keys: '↑, ↓', does: 'Moves through the list.' },
    { keys: '1 – 4', does: 'Chooses the status with that key while the list is open.' },
    { keys: 'Enter, Space', does: 'Chooses.' },
    { keys: 'Escape', does: 'Closes the list without a change.' },
  ],
};
