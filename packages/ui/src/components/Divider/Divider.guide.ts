import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Divider says. */
export const dividerGuide: ComponentGuide = {
  use: [
    'For a hairline where spacing alone does not separate two items.',
    'With a word in the middle, between two alternatives, such as “or”.',
  ],
  instead: [
    { when: 'More spacing is enough', use: 'Stack' },
    { when: 'The sections have titles', use: 'Heading' },
  ],
  anatomy: [
    { part: 'Line', about: 'Decoration; hidden from screen readers when it has a word.' },
    { part: 'Word', about: 'Optional.' },
  ],
  keyboard: [],
};
