import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Avatar says. */
export const avatarGuide: ComponentGuide = {
  use: [
    'Beside the name of a person, so that people find it faster in a list.',
    'Initials consist of whole letters in any script.',
  ],
  instead: [
    { when: 'It represents a company or an event', use: 'Icon' },
    { when: 'The name would not be visible beside it', use: 'Text' },
  ],
  anatomy: [
    { part: 'Initials', about: 'Hidden from screen readers, which read the name instead.' },
  ],
  keyboard: [],
};
