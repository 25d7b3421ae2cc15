import type { ComponentGuide } from '../../internal/guide.ts';

export const numberFieldGuide: ComponentGuide = {
  use: [
    'For an amount that people count, step or compare: days, cards, prices, percentages.',
    'When the number has bounds or steps that the field should explain.',
  ],
  instead: [
    { when: 'The figures are a name, not an amount (phone, postcode, year)', use: 'TextField' },
    { when: 'There are only a few amounts to choose from', use: 'Select' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the number, without its unit.' },
    { part: 'Input', about: 'Written as the locale does, with the unit of `formatOptions`.' },
    { part: 'Minus, plus', about: 'Step by `step`; disabled at the bounds.' },
    { part: 'Help', about: 'Description, reason to check, error; says what would be right.' },
  ],
  keyboard: [
    { keys: 'Digits, separators', does: 'Type; other letters are not taken.' },
    { keys: 'Arrow up, Arrow down', does: 'Step up or down.' },
    { keys: 'Page up, Page down', does: 'Step up or down.' },
    { keys: 'Home, End', does: 'Go to the smallest or largest number, where there is one.' },
    { keys: 'Enter', does: 'Takes the number as it stands.' },
  ],
  variables: [
    'color.background.surface',
    'color.background.hover',
    'color.background.pressed',
    'color.border.strong',
    'color.border.default',
    'color.icon.default',
    'color.danger.edge',
    'color.focus.ring',
    'radius.control',
    'control.md',
  ],
};
