import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of TabBar says. */
export const tabBarGuide: ComponentGuide = {
  use: [
    'At the foot of a phone’s screen, for up to five places.',
    'The raised one in the middle is the one thing to do.',
  ],
  instead: [
    { when: 'The screen is wider than a phone', use: 'SidebarNav' },
    { when: 'They are views of one place', use: 'Tabs' },
  ],
  anatomy: [
    { part: 'Place', about: 'Icon and word; a link or a button.' },
    { part: 'Raised place', about: 'Round, in the accent; its word is only read out.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from place to place.' },
    { keys: 'Enter', does: 'Goes there.' },
  ],
  variables: [
    'color.background.surface',
    'color.background.pressed',
    'color.text.default',
    'color.text.muted',
    'color.text.onAccent',
    'color.border.subtle',
    'color.accent.fill',
    'color.accent.pressed',
    'color.accent.text',
    'shadow.low',
    'radius.full',
    'color.focus.ring',
  ],
};
