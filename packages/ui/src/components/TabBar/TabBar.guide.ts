import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of TabBar says. */
export const tabBarGuide: ComponentGuide = {
  use: [
    'At the bottom of a phone’s screen, for up to five destinations.',
    'The raised item in the middle is the main action.',
  ],
  instead: [
    { when: 'The screen is wider than a phone', use: 'SidebarNav' },
    { when: 'They are views of one screen', use: 'Tabs' },
  ],
  anatomy: [
    { part: 'Place', about: 'Icon and label; a link or a button.' },
    { part: 'Raised place', about: 'Round, in the accent colour; its label is only announced.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from item to item.' },
    { keys: 'Enter', does: 'Goes there.' },
  ],
};
