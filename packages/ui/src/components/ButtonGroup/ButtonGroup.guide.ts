import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of ButtonGroup says. */
export const buttonGroupGuide: ComponentGuide = {
  use: [
    'For buttons that belong together, such as Cancel and Save at the foot of a form.',
    'The primary one stands last, where the reading ends.',
  ],
  instead: [
    { when: 'Only one of them can be chosen', use: 'ToggleButtonGroup' },
    { when: 'There are more than four', use: 'Menu' },
  ],
  anatomy: [{ part: 'Buttons', about: '8 px apart; they wrap where room is short.' }],
  keyboard: [{ keys: 'Tab', does: 'Moves from button to button.' }],
  variables: [],
};
