import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Form says. */
export const formGuide: ComponentGuide = {
  use: [
    'Around fields that are submitted together.',
    'Validate the values in `onSubmit`; pass the server’s errors as `validationErrors` by field name.',
  ],
  instead: [{ when: 'Each control takes effect at once', use: 'Stack' }],
  anatomy: [
    { part: 'Error summary', about: 'First, after a failed attempt.' },
    { part: 'Fields', about: '16 px apart.' },
    { part: 'Buttons', about: 'Last; the primary button at the end.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Submits the form from a single-line field.' },
    { keys: 'Tab', does: 'Moves through fields and buttons.' },
  ],
};
