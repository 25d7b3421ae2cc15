import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of TextArea says. */
export const textAreaGuide: ComponentGuide = {
  use: ['For several lines: notes, a message.'],
  instead: [{ when: 'It is a single line', use: 'TextField' }],
  anatomy: [
    { part: 'Label', about: 'Above the control.' },
    { part: 'Input', about: 'Grows with the text in browsers that support it.' },
    { part: 'Count', about: 'Only near the limit.' },
    { part: 'Help', about: 'Description, reason to check the value, or the error.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the field.' },
    { keys: 'Enter', does: 'Inserts a line break.' },
  ],
};
