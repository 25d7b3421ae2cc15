import type { ComponentGuide } from '../../internal/guide.ts';

export const dateTimeFieldGuide: ComponentGuide = {
  use: [
    'To set a moment by date and time of day, such as the start of an event.',
    'With `timeZone`, when the clocks meant are not those of the device.',
  ],
  instead: [
    { when: 'The moment is one of a few, such as "tomorrow morning"', use: 'Select' },
    { when: 'The moment is only shown', use: 'DescriptionList' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the moment.' },
    { part: 'Input', about: "The browser's own; day, month, year, hour and minute are its parts." },
    { part: 'Calendar', about: 'Opens the calendar of the browser; on phones the field does.' },
    { part: 'Time zone', about: 'Under the field, when `timeZone` is given.' },
    { part: 'Help', about: 'Description, reason to check, error; says what would be right.' },
  ],
  keyboard: [
    { keys: 'Digits', does: 'Fill the part and go on to the next.' },
    { keys: 'Arrow left, Arrow right', does: 'Move between the parts.' },
    { keys: 'Arrow up, Arrow down', does: 'Step the part.' },
    { keys: 'Backspace', does: 'Empties the part.' },
    { keys: 'Space, Alt + Arrow down', does: 'Open the calendar (in browsers that do so).' },
  ],
  variables: [
    'color.background.surface',
    'color.border.strong',
    'color.text.default',
    'color.text.subtle',
    'color.danger.edge',
    'color.focus.ring',
    'radius.control',
    'control.md',
  ],
};
