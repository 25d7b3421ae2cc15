import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Heading says. */
export const headingGuide: ComponentGuide = {
  use: [
    'For every title that belongs to the outline of the page.',
    'The level sets the place in the outline, the size only the appearance.',
  ],
  instead: [
    { when: 'It is the title of the page', use: 'PageHeader' },
    { when: 'It is bold text', use: 'Text' },
  ],
  anatomy: [{ part: 'Words', about: 'Sentence case, no full stop.' }],
  keyboard: [],
};
