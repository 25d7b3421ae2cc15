import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Spinner says. */
export const spinnerGuide: ComponentGuide = {
  use: ['For work of unknown length that is over in a moment.'],
  instead: [
    { when: 'The place of what comes is known', use: 'Skeleton' },
    { when: 'The end is known', use: 'ProgressBar' },
    { when: 'A button works', use: 'Button' },
  ],
  anatomy: [
    { part: 'Ring', about: 'In the colour of the text; stands still under reduced motion.' },
    { part: 'Label', about: 'What is being waited for; without it decoration.' },
  ],
  keyboard: [],
  variables: [],
};
