import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of PasswordField says. */
export const passwordFieldGuide: ComponentGuide = {
  use: [
    'For a password, old or new.',
    'Set `autoComplete` to `current-password` or `new-password`.',
  ],
  instead: [{ when: 'What is typed is not secret', use: 'TextField' }],
  anatomy: [
    { part: 'Label', about: 'Above the control.' },
    { part: 'Input', about: 'Hidden until asked to show.' },
    { part: 'Eye', about: 'Shows or hides what was typed.' },
    { part: 'Help', about: 'Description, or what is wrong.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the input, then to the eye.' },
    { keys: 'Enter, Space', does: 'On the eye, shows or hides the password.' },
  ],
  variables: [
    'color.background.surface',
    'color.background.sunken',
    'color.background.disabled',
    'color.text.default',
    'color.text.subtle',
    'color.text.disabled',
    'color.icon.subtle',
    'color.border.default',
    'color.border.strong',
    'color.border.strongHover',
    'color.danger.text',
    'color.danger.icon',
    'color.danger.edge',
    'color.warning.text',
    'color.warning.edge',
    'radius.control',
    'control.md',
    'control.lg',
    'color.focus.ring',
  ],
};
