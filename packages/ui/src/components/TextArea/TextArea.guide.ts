import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of TextArea says. */
export const textAreaGuide: ComponentGuide = {
  use: ['For several lines: notes, a message.'],
  instead: [{ when: 'It is one line', use: 'TextField' }],
  anatomy: [
    { part: 'Label', about: 'Above the control.' },
    { part: 'Input', about: 'Grows with the text where the browser can.' },
    { part: 'Count', about: 'Near the limit only.' },
    { part: 'Help', about: 'Description, “check this”, or what is wrong.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Enter', does: 'Begins a new line.' },
  ],
  variables: [
    'color.background.surface',
    'color.background.sunken',
    'color.background.disabled',
    'color.text.default',
    'color.text.subtle',
    'color.text.disabled',
    'color.icon.subtle',
    'color.border.default',
    'color.border.strong',
    'color.border.strongHover',
    'color.danger.text',
    'color.danger.icon',
    'color.danger.edge',
    'color.warning.text',
    'color.warning.edge',
    'radius.control',
    'control.md',
    'control.lg',
    'color.focus.ring',
  ],
};
