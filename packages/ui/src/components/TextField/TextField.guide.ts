import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of TextField says. */
export const textFieldGuide: ComponentGuide = {
  use: [
    'For one line of text.',
    'Set `type` and `autoComplete`, which bring the right keyboard and save typing.',
    '`check` marks what a machine read and a person should look at.',
  ],
  instead: [
    { when: 'It is several lines', use: 'TextArea' },
    { when: 'It is a password', use: 'PasswordField' },
    { when: 'It is a number that is counted with', use: 'NumberField' },
    { when: 'It is a date and time', use: 'DateTimeField' },
    { when: 'It searches', use: 'SearchField' },
  ],
  anatomy: [
    { part: 'Label', about: 'Above the control; a star where it is required.' },
    { part: 'Prefix, suffix', about: 'An icon or a unit.' },
    { part: 'Input', about: 'Never with the label as its placeholder.' },
    { part: 'Count', about: 'Near the limit only.' },
    { part: 'Help', about: 'Description, “check this”, or what is wrong.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Enter', does: 'Sends the form.' },
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
