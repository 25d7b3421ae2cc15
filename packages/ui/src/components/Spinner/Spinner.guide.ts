import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Spinner says. */
export const spinnerGuide: ComponentGuide = {
  use: ['For work of unknown duration that takes only a moment.'],
  instead: [
    { when: 'The place of the content is known', use: 'Skeleton' },
    { when: 'The progress is known', use: 'ProgressBar' },
    { when: 'A button is busy', use: 'Button' },
  ],
  anatomy: [
    { part: 'Ring', about: 'In the text colour; static with reduced motion.' },
    { part: 'Label', about: 'What is in progress; decorative without it.' },
  ],
  keyboard: [],
};
