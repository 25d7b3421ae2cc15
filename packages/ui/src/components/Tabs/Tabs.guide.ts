import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Tabs says. */
export const tabsGuide: ComponentGuide = {
  use: [
    'For views of the same place, one at a time, each maybe with a count.',
    'They scroll sideways where they do not fit.',
  ],
  instead: [
    { when: 'They are places of their own', use: 'SidebarNav' },
    { when: 'It is a value of a form', use: 'ToggleButtonGroup' },
  ],
  anatomy: [
    { part: 'List', about: 'Named; the chosen tab is underlined.' },
    { part: 'Count', about: 'A dash while it is not known.' },
    { part: 'Panel', about: 'One a tab, or one for all.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen tab, then into the panel.' },
    { keys: '←, →', does: 'Chooses the next tab in the reading direction.' },
    { keys: 'Home, End', does: 'Chooses the first or last tab.' },
  ],
  variables: [
    'color.text.default',
    'color.text.muted',
    'color.text.subtle',
    'color.text.disabled',
    'color.border.subtle',
    'color.accent.fill',
    'color.accent.text',
    'radius.control',
    'radius.tag',
    'control.lg',
    'color.focus.ring',
  ],
};
