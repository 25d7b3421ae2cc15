import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Toast says. */
export const toastGuide: ComponentGuide = {
  use: [
    'For the outcome of what someone just did, with Undo where that is possible.',
    'One at a time; a new one takes the place of the old.',
    'It waits while the pointer or the focus is on it.',
  ],
  instead: [
    { when: 'It stays true', use: 'InlineAlert' },
    { when: 'A field is wrong', use: 'ErrorSummary' },
    { when: 'It needs an answer', use: 'AlertDialog' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Repeats the tone.' },
    { part: 'Title', about: 'What happened; read out.' },
    { part: 'Description', about: 'Optional: what it means.' },
    { part: 'Action', about: 'One, such as Undo or Retry.' },
    { part: 'Close', about: 'Takes it away before its time.' },
  ],
  keyboard: [
    { keys: 'F6', does: 'Moves to the notifications, and back.' },
    { keys: 'Tab', does: 'Moves to the action, then to Close.' },
    { keys: 'Enter, Space', does: 'Presses the focused one.' },
  ],
  variables: [
    'color.background.raised',
    'color.text.default',
    'color.text.muted',
    'color.danger.icon',
    'color.success.icon',
    'color.info.icon',
    'shadow.popover',
    'radius.card',
    'color.focus.ring',
  ],
};
