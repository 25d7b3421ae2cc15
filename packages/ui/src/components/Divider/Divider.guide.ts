import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Divider says. */
export const dividerGuide: ComponentGuide = {
  use: [
    'For a hairline where space alone does not part two things.',
    'With a word in the middle between two ways, such as “or”.',
  ],
  instead: [
    { when: 'More space would do', use: 'Stack' },
    { when: 'The parts have titles', use: 'Heading' },
  ],
  anatomy: [
    { part: 'Line', about: 'Decoration; hidden from screen readers when it has a word.' },
    { part: 'Word', about: 'Optional.' },
  ],
  keyboard: [],
  variables: ['color.text.subtle', 'color.border.subtle'],
};
