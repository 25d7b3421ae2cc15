import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of ProgressBar says. */
export const progressBarGuide: ComponentGuide = {
  use: [
    'For a task whose end is known, or that takes longer than a moment.',
    'Give `valueLabel` where words say more than per cent.',
  ],
  instead: [
    { when: 'Something is being loaded into a place', use: 'Skeleton' },
    { when: 'It is over in a second or two', use: 'Spinner' },
  ],
  anatomy: [
    { part: 'Label', about: 'What is being done.' },
    { part: 'Figure', about: 'Per cent, or your own words.' },
    { part: 'Bar', about: 'Moves where the end is not known; still under reduced motion.' },
  ],
  keyboard: [],
  variables: [
    'color.background.pressed',
    'color.text.default',
    'color.text.muted',
    'color.accent.fill',
    'radius.full',
  ],
};
