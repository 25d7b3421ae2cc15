import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Skeleton says. */
export const skeletonGuide: ComponentGuide = {
  use: [
    'In the place and with the exact size of what is being loaded, so that nothing moves when it comes.',
    'Put a SkeletonGroup around, which says what is being loaded once.',
  ],
  instead: [
    { when: 'The size is not known', use: 'Spinner' },
    { when: 'It takes longer than a few seconds', use: 'ProgressBar' },
  ],
  anatomy: [
    { part: 'Bar', about: 'Width, height and corners of what comes; hidden from screen readers.' },
    { part: 'Group', about: 'Says “Loading …” once.' },
  ],
  keyboard: [],
  variables: [
    'color.background.pressed',
    'radius.control',
    'radius.card',
    'radius.tag',
    'radius.full',
  ],
};
