import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of ErrorSummary says. */
export const errorSummaryGuide: ComponentGuide = {
  use: [
    'At the top of a submitted form that contains errors.',
    'Each entry links to its field; each failed attempt moves the focus here again.',
  ],
  instead: [
    { when: 'Only one field has an error, and it is visible', use: 'TextField' },
    { when: 'The server cannot be reached', use: 'InlineAlert' },
  ],
  anatomy: [
    { part: 'Title', about: 'The number of fields, or your own text.' },
    { part: 'List', about: 'One link per field, in the order of the fields.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Moves the focus to the field.' },
  ],
};
