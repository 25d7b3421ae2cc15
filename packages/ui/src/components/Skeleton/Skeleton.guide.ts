import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Skeleton says. */
export const skeletonGuide: ComponentGuide = {
  use: [
    'In place of content that is loading and with its exact size, so that nothing moves when it appears.',
    'Wrap skeletons in a SkeletonGroup, which announces once what is loading.',
  ],
  instead: [
    { when: 'The size is unknown', use: 'Spinner' },
    { when: 'It takes longer than a few seconds', use: 'ProgressBar' },
  ],
  anatomy: [
    { part: 'Bar', about: 'Width, height and corners of the content; hidden from screen readers.' },
    { part: 'Group', about: 'Announces “Loading …” once.' },
  ],
  keyboard: [],
};
