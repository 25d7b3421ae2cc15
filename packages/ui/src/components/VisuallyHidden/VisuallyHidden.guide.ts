import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of VisuallyHidden says. */
export const visuallyHiddenGuide: ComponentGuide = {
  use: ['For words that only screen readers need: the name of a column, what a dash means.'],
  instead: [{ when: 'It happens rather than stands there', use: 'Announcer' }],
  anatomy: [{ part: 'Words', about: 'Out of sight, still read.' }],
  keyboard: [],
  variables: [],
};
