import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Toast says. */
export const toastGuide: ComponentGuide = {
  use: [
    'For the outcome of a user’s action, with Undo if possible.',
    'One at a time; a new toast replaces the old one.',
    'A toast pauses while it is hovered or focused.',
    'On a phone it comes from the top, over the bar with the logo, and covers no control.',
  ],
  instead: [
    { when: 'The message stays true', use: 'InlineAlert' },
    { when: 'A field has an error', use: 'ErrorSummary' },
    { when: 'It must be answered', use: 'AlertDialog' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Repeats the tone.' },
    { part: 'Title', about: 'What happened; announced.' },
    { part: 'Description', about: 'Optional: the consequences.' },
    { part: 'Action', about: 'One, such as Undo or Retry.' },
    { part: 'Close', about: 'Closes the toast early.' },
  ],
  keyboard: [
    { keys: 'F6', does: 'Moves to the notifications, and back.' },
    { keys: 'Tab', does: 'Moves to the action, then to Close.' },
    { keys: 'Enter, Space', does: 'Presses the focused control.' },
  ],
};
