import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of InlineAlert says. */
export const inlineAlertGuide: ComponentGuide = {
  use: [
    'For news about what stands around it, as long as it is so.',
    'Say what happened and what to do next.',
  ],
  instead: [
    { when: 'It is the outcome of what someone just did', use: 'Toast' },
    { when: 'It is about the whole app', use: 'Banner' },
    { when: 'It needs an answer', use: 'AlertDialog' },
    { when: 'It is about one field', use: 'TextField' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Repeats the tone.' },
    { part: 'Title', about: 'Optional, a few words.' },
    { part: 'Text', about: 'What happened and what to do.' },
    { part: 'Action', about: 'One Link or small Button.' },
    { part: 'Dismiss', about: 'Only where the news may be put away.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the action, then to Dismiss.' },
    { keys: 'Enter, Space', does: 'Presses the focused one.' },
  ],
  variables: [
    'color.info.soft',
    'color.info.text',
    'color.info.icon',
    'color.success.soft',
    'color.success.text',
    'color.success.icon',
    'color.warning.soft',
    'color.warning.text',
    'color.warning.icon',
    'color.danger.soft',
    'color.danger.text',
    'color.danger.icon',
    'color.background.sunken',
    'color.text.muted',
    'radius.control',
    'control.sm',
    'control.md',
  ],
};
