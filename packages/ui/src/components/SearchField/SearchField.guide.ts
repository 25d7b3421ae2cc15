import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of SearchField says. */
export const searchFieldGuide: ComponentGuide = {
  use: ['To filter the content below while typing.'],
  instead: [
    { when: 'A value is entered in a form', use: 'TextField' },
    { when: 'One option of a long list is chosen', use: 'ComboBox' },
  ],
  anatomy: [
    { part: 'Magnifier', about: 'Decoration.' },
    { part: 'Input', about: 'Has a name, even if no label is visible.' },
    { part: 'Key', about: 'Shown while the field is empty; not on touch screens.' },
    { part: 'Clear', about: 'Empties it.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the field.' },
    { keys: 'Escape', does: 'Empties it.' },
    { keys: 'Enter', does: 'Calls `onSubmit`.' },
  ],
};
