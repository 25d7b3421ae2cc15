import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Button says. */
export const buttonGuide: ComponentGuide = {
  use: [
    'To do something: save, send, open a dialog.',
    'One primary button a screen; everything else is secondary or quiet.',
    'Words are a verb and what it works on: “Save lead”.',
  ],
  instead: [
    { when: 'It leads to another page', use: 'Link or LinkButton' },
    { when: 'There is no room for words', use: 'IconButton' },
    { when: 'It chooses one of a few', use: 'ToggleButtonGroup' },
    { when: 'It turns something on at once', use: 'Switch' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Optional, before the words; the spinner takes its place while busy.' },
    { part: 'Words', about: 'The name of the button.' },
    { part: 'Key', about: 'Optional shortcut, shown inside and told as aria-keyshortcuts.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
  ],
  variables: [
    'color.background.surface',
    'color.background.hover',
    'color.background.pressed',
    'color.background.disabled',
    'color.text.default',
    'color.text.disabled',
    'color.text.onAccent',
    'color.text.onDanger',
    'color.icon.default',
    'color.border.subtle',
    'color.border.strong',
    'color.border.strongHover',
    'color.accent.fill',
    'color.accent.hover',
    'color.accent.pressed',
    'color.danger.fill',
    'color.danger.hover',
    'color.danger.pressed',
    'radius.control',
    'control.sm',
    'control.md',
    'control.lg',
    'color.focus.ring',
  ],
};
