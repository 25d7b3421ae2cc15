import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of DropZone says. */
export const dropZoneGuide: ComponentGuide = {
  use: [
    'To bring a file in by any way at hand: drop, paste, or the file picker.',
    'Say kinds and limits in the description; check what arrives yourself.',
  ],
  instead: [{ when: 'A button is enough', use: 'FileTrigger' }],
  anatomy: [
    { part: 'Icon', about: 'What to bring.' },
    { part: 'Label', about: 'A button that opens the file picker.' },
    { part: 'Description', about: 'Kinds and limits; describes the button.' },
    { part: 'Content', about: 'Optional, such as the picture that is there.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Enter, Space', does: 'Opens the file picker.' },
    { keys: 'Ctrl or ⌘ + V', does: 'Takes the file on the clipboard.' },
  ],
  variables: [
    'color.background.surface',
    'color.background.hover',
    'color.background.pressed',
    'color.background.disabled',
    'color.text.default',
    'color.text.muted',
    'color.text.disabled',
    'color.icon.subtle',
    'color.border.default',
    'color.border.strong',
    'color.border.strongHover',
    'color.accent.fill',
    'color.accent.soft',
    'color.accent.text',
    'radius.card',
    'color.focus.ring',
  ],
};
