import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Heading says. */
export const headingGuide: ComponentGuide = {
  use: [
    'For every title that belongs to the outline of the page.',
    'The level says its place; the size only how it looks.',
  ],
  instead: [
    { when: 'It is the title of the page', use: 'PageHeader' },
    { when: 'It is bold text', use: 'Text' },
  ],
  anatomy: [{ part: 'Words', about: 'Sentence case, no full stop.' }],
  keyboard: [],
  variables: ['color.text.default'],
};
