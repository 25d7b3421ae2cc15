import type { ComponentGuide } from '../../internal/guide.ts';

export const dateTimeFieldGuide: ComponentGuide = {
  use: [
    'To set a moment by date and time of day, such as the start of an event.',
    'With `timeZone`, if the moment is not meant in the device’s time zone.',
  ],
  instead: [
    { when: 'The moment is one of a few, such as "tomorrow morning"', use: 'Select' },
    { when: 'The moment is only shown', use: 'DescriptionList' },
  ],
  anatomy: [
    { part: 'Label', about: 'The accessible name of the field.' },
    { part: 'Input', about: 'The browser’s own; its parts are day, month, year, hour and minute.' },
    {
      part: 'Calendar',
      about: 'Opens the calendar of the browser; on phones the field itself does.',
    },
    { part: 'Time zone', about: 'Below the field, if `timeZone` is given.' },
    {
      part: 'Help',
      about: 'Description, reason to check the value, error with the allowed range.',
    },
  ],
  keyboard: [
    { keys: 'Digits', does: 'Fill the part and move to the next.' },
    { keys: 'Arrow left, Arrow right', does: 'Move between the parts.' },
    { keys: 'Arrow up, Arrow down', does: 'Increase or decrease the part.' },
    { keys: 'Backspace', does: 'Empties the part.' },
    { keys: 'Space, Alt + Arrow down', does: 'Open the calendar (in browsers that support it).' },
  ],
};
