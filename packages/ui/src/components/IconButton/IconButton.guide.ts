import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of IconButton says. */
export const iconButtonGuide: ComponentGuide = {
  use: [
    'Where room is short and everybody knows the icon: close, copy, call.',
    'Its name shows as a tooltip on hover and focus.',
  ],
  instead: [
    { when: 'There is room for words', use: 'Button' },
    { when: 'It leads to another page', use: 'Link' },
  ],
  anatomy: [
    { part: 'Icon', about: 'The spinner takes its place while busy.' },
    { part: 'Tooltip', about: 'The name, after 600 ms of hover and at once on focus.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
    { keys: 'Escape', does: 'Hides the tooltip.' },
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
