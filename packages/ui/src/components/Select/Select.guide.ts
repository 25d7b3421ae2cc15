import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Select says. */
export const selectGuide: ComponentGuide = {
  use: [
    'For one choice out of about five to twenty options.',
    'LazySelect is for filters and other choices outside of forms: it is as wide as its text, and a filter can be cleared.',
  ],
  instead: [
    { when: 'There are two to five options', use: 'ToggleButtonGroup or RadioGroup' },
    { when: 'There are more than twenty, or they come from the server', use: 'ComboBox' },
    { when: 'It performs an action', use: 'Menu' },
    { when: 'It is the status of a lead', use: 'StatusSelect' },
  ],
  anatomy: [
    { part: 'Label', about: 'Above the control.' },
    { part: 'Button', about: 'Shows the chosen option, or the placeholder.' },
    { part: 'List', about: 'A check marks the chosen option; descriptions are on a second line.' },
    { part: 'Help', about: 'Description, reason to check the value, or the error.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↑, ↓', does: 'Opens the list on the chosen option.' },
    { keys: '↑, ↓', does: 'Moves through the list.' },
    { keys: 'Home, End', does: 'Moves to the first or last option.' },
    { keys: 'Letters', does: 'Moves to the next option that starts with the typed letters.' },
    { keys: 'Enter, Space', does: 'Chooses.' },
    { keys: 'Escape', does: 'Closes the list without a change.' },
  ],
};
