import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Announcer says. */
export const announcerGuide: ComponentGuide = {
  use: [
    'To tell screen readers what the eye sees happen elsewhere: a list was filtered, a row moved.',
    'Polite for what can wait, assertive for what must not be missed.',
  ],
  instead: [
    { when: 'Everybody should see it', use: 'Toast' },
    { when: 'It belongs to what is being loaded', use: 'SkeletonGroup' },
  ],
  anatomy: [
    { part: 'Polite region', about: 'Hidden; read at the next pause.' },
    { part: 'Assertive region', about: 'Hidden; read at once.' },
  ],
  keyboard: [],
  variables: [],
};
