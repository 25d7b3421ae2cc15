import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of ToggleButtonGroup says. */
export const toggleButtonGroupGuide: ComponentGuide = {
  use: [
    'For one choice out of two to five visible options, in a form or above a list.',
    'The choice can be changed but not cleared.',
  ],
  instead: [
    { when: 'There are more options', use: 'Select' },
    { when: 'The options need a sentence each', use: 'RadioCards' },
    { when: 'They switch the whole view, such as monthly and yearly', use: 'SegmentedControl' },
  ],
  anatomy: [
    { part: 'Label', about: 'Above the group.' },
    { part: 'Choice', about: 'Icon and label; a status has its own colour.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen option.' },
    { keys: '←, →, ↑, ↓', does: 'Chooses the next or previous option.' },
    { keys: 'Space', does: 'Chooses the focused option.' },
  ],
};
