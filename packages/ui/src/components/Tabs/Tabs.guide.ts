import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Tabs says. */
export const tabsGuide: ComponentGuide = {
  use: [
    'For views of the same screen, one at a time, optionally with counts.',
    'Tabs scroll horizontally if they do not fit.',
  ],
  instead: [
    { when: 'They are separate screens', use: 'SidebarNav' },
    { when: 'It is a value in a form', use: 'ToggleButtonGroup' },
  ],
  anatomy: [
    { part: 'List', about: 'Has a name; the chosen tab is underlined.' },
    { part: 'Count', about: 'A dash while it is unknown.' },
    { part: 'Panel', about: 'One per tab, or one for all.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen tab, then into the panel.' },
    { keys: '←, →', does: 'Chooses the next tab in the reading direction.' },
    { keys: 'Home, End', does: 'Chooses the first or last tab.' },
  ],
};
