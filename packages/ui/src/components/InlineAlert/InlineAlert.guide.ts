import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of InlineAlert says. */
export const inlineAlertGuide: ComponentGuide = {
  use: [
    'For messages about the surrounding content, shown as long as they are true.',
    'Say what happened and what to do next.',
  ],
  instead: [
    { when: 'It is the outcome of a user’s action', use: 'Toast' },
    { when: 'It concerns the whole app', use: 'Banner' },
    { when: 'It must be answered', use: 'AlertDialog' },
    { when: 'It concerns one field', use: 'TextField' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Repeats the tone.' },
    { part: 'Title', about: 'Optional, a few words.' },
    { part: 'Text', about: 'What happened and what to do.' },
    {
      part: 'Action',
      about: 'One Link or small Button; Retry for content that could not be loaded.',
    },
    { part: 'Dismiss', about: 'Only for messages that users may hide.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the action, then to Dismiss.' },
    { keys: 'Enter, Space', does: 'Presses the focused control.' },
  ],
};
