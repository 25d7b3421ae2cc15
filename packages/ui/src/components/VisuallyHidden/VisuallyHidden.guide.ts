import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of VisuallyHidden says. */
export const visuallyHiddenGuide: ComponentGuide = {
  use: ['For text that only screen readers need: the name of a column, the meaning of a dash.'],
  instead: [{ when: 'It announces a change', use: 'Announcer' }],
  anatomy: [{ part: 'Words', about: 'Not visible, but announced.' }],
  keyboard: [],
};
