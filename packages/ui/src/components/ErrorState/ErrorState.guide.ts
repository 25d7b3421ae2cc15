import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of ErrorState says. */
export const errorStateGuide: ComponentGuide = {
  use: [
    'In the place of something that could not be read: what, why if known, Retry.',
    'Say what is safe: “Nothing you entered is lost.”',
  ],
  instead: [
    { when: 'A field is wrong', use: 'ErrorSummary' },
    { when: 'The rest of the page still works', use: 'InlineAlert' },
    { when: 'An action failed and can be repeated', use: 'Toast' },
  ],
  anatomy: [
    { part: 'Drawing', about: 'Decoration.' },
    { part: 'Title', about: 'What did not work; a heading.' },
    { part: 'Reason', about: 'Why, and what is safe.' },
    { part: 'Retry', about: 'Busy while a new try is on its way.' },
    { part: 'Reference', about: 'What support needs to find the case.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to Retry.' },
    { keys: 'Enter, Space', does: 'Tries again.' },
  ],
  variables: ['color.text.default', 'color.text.muted', 'color.text.subtle'],
};
