import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of AlertDialog says. */
export const alertDialogGuide: ComponentGuide = {
  use: [
    'To ask before something that cannot be undone: discard, delete, log out with unsaved work.',
    'The title is the question; the confirming button repeats its verb.',
  ],
  instead: [
    { when: 'What was done can be undone', use: 'Toast' },
    { when: 'There is a form to fill in', use: 'Dialog' },
    { when: 'It is news that needs no answer', use: 'InlineAlert' },
  ],
  anatomy: [
    { part: 'Title', about: 'The question; names the dialog.' },
    { part: 'Text', about: 'What happens then, and what cannot be undone.' },
    { part: 'Cancel', about: 'The way back; has the focus first when the tone is danger.' },
    { part: 'Confirm', about: 'The verb of the question; busy until its promise settles.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves between the answers; the focus stays inside.' },
    { keys: 'Enter, Space', does: 'Gives the focused answer.' },
    { keys: 'Escape', does: 'Cancels, unless the confirmation is running.' },
  ],
  variables: [
    'color.background.surface',
    'color.background.scrim',
    'color.text.default',
    'color.text.muted',
    'color.border.subtle',
    'shadow.dialog',
    'radius.dialog',
    'color.focus.ring',
  ],
};
