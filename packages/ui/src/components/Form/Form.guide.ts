import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Form says. */
export const formGuide: ComponentGuide = {
  use: [
    'Around fields that are sent together.',
    'Check the values in `onSubmit`; give the server’s answers as `validationErrors` by field name.',
  ],
  instead: [{ when: 'Each control takes effect at once', use: 'Stack' }],
  anatomy: [
    { part: 'Error summary', about: 'First, after a failed try.' },
    { part: 'Fields', about: '16 px apart.' },
    { part: 'Buttons', about: 'Last; the primary one at the end.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Sends the form from a one-line field.' },
    { keys: 'Tab', does: 'Moves through fields and buttons.' },
  ],
  variables: [],
};
