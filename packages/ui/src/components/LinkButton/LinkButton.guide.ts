import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of LinkButton says. */
export const linkButtonGuide: ComponentGuide = {
  use: ['For the next step of a page, when it is another page.'],
  instead: [
    { when: 'It does something', use: 'Button' },
    { when: 'It stands in a sentence', use: 'Link' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Optional, before or after the words.' },
    { part: 'Words', about: 'Where it leads.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Enter', does: 'Follows the link.' },
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
