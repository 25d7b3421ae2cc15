import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of ProgressBar says. */
export const progressBarGuide: ComponentGuide = {
  use: [
    'For a task with known progress, or one that takes longer than a moment.',
    'Set `valueLabel` if text says more than a percentage.',
  ],
  instead: [
    { when: 'Content is being loaded into a place', use: 'Skeleton' },
    { when: 'It takes only a second or two', use: 'Spinner' },
  ],
  anatomy: [
    { part: 'Label', about: 'The task.' },
    { part: 'Figure', about: 'The percentage, or your own text.' },
    { part: 'Bar', about: 'Animated if the progress is unknown; static with reduced motion.' },
  ],
  keyboard: [],
};
