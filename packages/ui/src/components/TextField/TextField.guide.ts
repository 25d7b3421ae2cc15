import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of TextField says. */
export const textFieldGuide: ComponentGuide = {
  use: [
    'For one line of text.',
    'Set `type` and `autoComplete`, which select the right keyboard and save typing.',
    '`check` marks a value that a machine read and the user should verify.',
  ],
  instead: [
    { when: 'It has several lines', use: 'TextArea' },
    { when: 'It is a password', use: 'PasswordField' },
    { when: 'It is a number for calculation', use: 'NumberField' },
    { when: 'It is a date and time', use: 'DateTimeField' },
    { when: 'It searches', use: 'SearchField' },
  ],
  anatomy: [
    { part: 'Label', about: 'Above the control, with a star if the field is required.' },
    { part: 'Prefix, suffix', about: 'An icon or a unit.' },
    { part: 'Input', about: 'Never a replacement for the label.' },
    { part: 'Count', about: 'Only near the limit.' },
    { part: 'Help', about: 'Description, reason to check the value, or the error.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the field.' },
    { keys: 'Enter', does: 'Submits the form.' },
  ],
};
