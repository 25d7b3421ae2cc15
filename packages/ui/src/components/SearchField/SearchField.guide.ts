import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of SearchField says. */
export const searchFieldGuide: ComponentGuide = {
  use: ['To narrow what is shown below it, while typing.'],
  instead: [
    { when: 'A value is typed for a form', use: 'TextField' },
    { when: 'One of a long list is chosen', use: 'ComboBox' },
  ],
  anatomy: [
    { part: 'Magnifier', about: 'Decoration.' },
    { part: 'Input', about: 'Named, even where no label is seen.' },
    { part: 'Key', about: 'Shown while it is empty; not on touch screens.' },
    { part: 'Clear', about: 'Empties it.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Escape', does: 'Empties it.' },
    { keys: 'Enter', does: 'Calls `onSubmit`.' },
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
