import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Announcer says. */
export const announcerGuide: ComponentGuide = {
  use: [
    'To announce changes that are only visible elsewhere: a list was filtered, a row moved.',
    'Polite for what can wait, assertive for what must not be missed.',
  ],
  instead: [
    { when: 'Everyone should see the message', use: 'Toast' },
    { when: 'It belongs to content that is being loaded', use: 'SkeletonGroup' },
  ],
  anatomy: [
    { part: 'Polite region', about: 'Hidden; announced at the next pause.' },
    { part: 'Assertive region', about: 'Hidden; announced at once.' },
  ],
  keyboard: [],
};
