import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of AlertDialog says. */
export const alertDialogGuide: ComponentGuide = {
  use: [
    'To ask before an action that cannot be undone: discarding, deleting, or logging out with unsaved work.',
    'The title is the question; the confirming button repeats its verb.',
  ],
  instead: [
    { when: 'The action can be undone', use: 'Toast' },
    { when: 'There is a form to fill in', use: 'Dialog' },
    { when: 'It needs no answer', use: 'InlineAlert' },
  ],
  anatomy: [
    { part: 'Title', about: 'The question; the accessible name of the dialog.' },
    { part: 'Text', about: 'The consequences, and what cannot be undone.' },
    { part: 'Cancel', about: 'The cancelling button; focused first if the tone is danger.' },
    { part: 'Confirm', about: 'The verb of the question; busy until its promise settles.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves between the buttons; the focus stays inside.' },
    { keys: 'Enter, Space', does: 'Presses the focused button.' },
    { keys: 'Escape', does: 'Cancels, unless the confirmation is in progress.' },
  ],
};
