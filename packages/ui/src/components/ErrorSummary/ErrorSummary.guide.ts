import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of ErrorSummary says. */
export const errorSummaryGuide: ComponentGuide = {
  use: [
    'At the head of a form that was sent with mistakes in it.',
    'Each line leads to its field; each failed try takes the focus here again.',
  ],
  instead: [
    { when: 'One field is wrong and in sight', use: 'TextField' },
    { when: 'The server cannot be reached', use: 'InlineAlert' },
  ],
  anatomy: [
    { part: 'Title', about: 'Counts the fields, or your own words.' },
    { part: 'List', about: 'A link a field, in the order of the fields.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Moves the focus to the field.' },
  ],
  variables: [
    'color.danger.soft',
    'color.danger.text',
    'color.danger.icon',
    'radius.control',
    'color.focus.ring',
  ],
};
