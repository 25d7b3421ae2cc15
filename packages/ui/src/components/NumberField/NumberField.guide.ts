import type { ComponentGuide } from '../../internal/guide.ts';

export const numberFieldGuide: ComponentGuide = {
  use: [
    'For an amount that people count, step or compare: days, cards, prices, percentages.',
    'If the number has limits or steps that the field should explain.',
  ],
  instead: [
    { when: 'The digits are a name, not an amount (phone, postcode, year)', use: 'TextField' },
    { when: 'There are only a few amounts to choose from', use: 'Select' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the field, without the unit.' },
    { part: 'Input', about: 'Formatted for the locale, with the unit of `formatOptions`.' },
    { part: 'Minus, plus', about: 'Change the number by `step`; disabled at the limits.' },
    {
      part: 'Help',
      about: 'Description, reason to check the value, error with the allowed range.',
    },
  ],
  keyboard: [
    { keys: 'Digits, separators', does: 'Enter the number; other characters are rejected.' },
    { keys: 'Arrow up, Arrow down', does: 'Increase or decrease the number.' },
    { keys: 'Page up, Page down', does: 'Increase or decrease the number.' },
    { keys: 'Home, End', does: 'Move to the smallest or largest allowed number, if there is one.' },
    { keys: 'Enter', does: 'Commits the number as typed.' },
  ],
};
