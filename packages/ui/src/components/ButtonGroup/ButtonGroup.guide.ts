import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of ButtonGroup says. */
export const buttonGroupGuide: ComponentGuide = {
  use: [
    'For related buttons, such as Cancel and Save at the bottom of a form.',
    'Put the primary button last.',
  ],
  instead: [
    { when: 'Only one of them can be chosen', use: 'ToggleButtonGroup' },
    { when: 'There are more than four', use: 'Menu' },
  ],
  anatomy: [{ part: 'Buttons', about: '8 px apart; wrap where space is limited.' }],
  keyboard: [{ keys: 'Tab', does: 'Moves from button to button.' }],
};
