import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Avatar says. */
export const avatarGuide: ComponentGuide = {
  use: [
    'Beside the name of a person, to find them faster in a list.',
    'Initials are cut by what readers see as letters, in any script.',
  ],
  instead: [
    { when: 'It stands for a company or an event', use: 'Icon' },
    { when: 'The name would not stand beside it', use: 'Text' },
  ],
  anatomy: [
    { part: 'Initials', about: 'Hidden from screen readers, which hear the name instead.' },
  ],
  keyboard: [],
  variables: [
    'color.background.pressed',
    'color.text.muted',
    'color.accent.soft',
    'color.accent.text',
    'radius.full',
  ],
};
