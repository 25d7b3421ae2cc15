import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of FieldRow says. */
export const fieldRowGuide: ComponentGuide = {
  use: ['For two short fields that belong together: first and last name.'],
  instead: [{ when: 'The fields are long or unrelated', use: 'Stack' }],
  anatomy: [{ part: 'Fields', about: 'Two equal columns, or one on phones.' }],
  keyboard: [],
};
