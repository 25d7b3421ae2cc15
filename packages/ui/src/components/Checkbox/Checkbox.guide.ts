import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Checkbox says. */
export const checkboxGuide: ComponentGuide = {
  use: [
    'For a yes-or-no choice in a form, or for several options of a list.',
    'The label describes the ticked state.',
  ],
  instead: [
    { when: 'It takes effect at once', use: 'Switch' },
    { when: 'Only one of several options can be chosen', use: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Box', about: 'Ticked, empty, or a dash for “some of them”.' },
    { part: 'Words', about: 'Can contain a link, which is followed without ticking.' },
    { part: 'Message', about: 'The error message, below.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the checkbox.' },
    { keys: 'Space', does: 'Ticks or unticks the checkbox.' },
  ],
};
