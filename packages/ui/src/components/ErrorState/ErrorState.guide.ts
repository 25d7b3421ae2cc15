import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of ErrorState says. */
export const errorStateGuide: ComponentGuide = {
  use: [
    'Where content could not be loaded: what failed, the reason if known, and Retry.',
    'Say what is safe: “Nothing you entered is lost.”',
  ],
  instead: [
    { when: 'A field has an error', use: 'ErrorSummary' },
    { when: 'The rest of the page still works', use: 'InlineAlert' },
    { when: 'An action failed and can be repeated', use: 'Toast' },
  ],
  anatomy: [
    { part: 'Drawing', about: 'Decoration.' },
    { part: 'Title', about: 'What failed; a heading.' },
    { part: 'Reason', about: 'The reason, and what is safe.' },
    { part: 'Retry', about: 'Busy while a new attempt is in progress.' },
    { part: 'Reference', about: 'Information for support.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to Retry.' },
    { keys: 'Enter, Space', does: 'Tries again.' },
  ],
};
