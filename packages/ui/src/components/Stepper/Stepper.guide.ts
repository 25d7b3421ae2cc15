import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Stepper says. */
export const stepperGuide: ComponentGuide = {
  use: [
    'For a task of two to six steps in a fixed order, such as an import.',
    'Let people return to completed steps, but never skip steps.',
  ],
  instead: [
    { when: 'The parts can be visited in any order', use: 'Tabs' },
    { when: 'The machine works while people wait', use: 'ProgressBar' },
    { when: 'It shows past events', use: 'Timeline' },
  ],
  anatomy: [
    { part: 'List', about: 'An ordered list; screen readers say how many steps there are.' },
    { part: 'Mark', about: 'A check, the number, or a warning; filled for the current step.' },
    {
      part: 'Label',
      about: 'Followed by “(completed)” or “(needs attention)” for screen readers.',
    },
    { part: 'Line', about: 'After the label in a row; below the mark in a column.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the steps that can be revisited.' },
    { keys: 'Enter, Space', does: 'Returns to the step.' },
  ],
};
