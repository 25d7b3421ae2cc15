import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Stepper says. */
export const stepperGuide: ComponentGuide = {
  use: [
    'For a task of two to six steps that are done in order, such as an import.',
    'Let people go back to what is done; never forward over what is not.',
  ],
  instead: [
    { when: 'Parts may be visited in any order', use: 'Tabs' },
    { when: 'The machine works and people wait', use: 'ProgressBar' },
    { when: 'It shows what happened when', use: 'Timeline' },
  ],
  anatomy: [
    { part: 'List', about: 'An ordered list; screen readers say how many steps there are.' },
    { part: 'Mark', about: 'A check, the number, or a warning; filled for the current step.' },
    {
      part: 'Label',
      about: 'Followed, for screen readers, by “(completed)” or “(needs attention)”.',
    },
    { part: 'Line', about: 'On after the words in a row; down under the mark in a column.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the steps that can be gone back to.' },
    { keys: 'Enter, Space', does: 'Goes back to the step.' },
  ],
  variables: [
    'color.accent.fill',
    'color.text.onAccent',
    'color.text.default',
    'color.text.muted',
    'color.text.subtle',
    'color.success.icon',
    'color.danger.icon',
    'color.danger.text',
    'color.border.strong',
    'color.background.hover',
    'color.background.pressed',
    'color.focus.ring',
  ],
};
