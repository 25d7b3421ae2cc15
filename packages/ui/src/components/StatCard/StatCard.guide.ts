import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of StatCard says. */
export const statCardGuide: ComponentGuide = {
  use: [
    'For a key figure with its change over time.',
    'Set whether an increase is good: fewer open leads may be good news.',
  ],
  instead: [
    { when: 'There are many values', use: 'Table' },
    { when: 'The trend over time matters', use: 'Sparkline' },
  ],
  anatomy: [
    { part: 'Label', about: 'What is counted, with its icon.' },
    { part: 'Figure', about: 'Formatted for the locale.' },
    {
      part: 'Change',
      about: 'Arrow, percentage and period; a dash if there is nothing to compare.',
    },
  ],
  keyboard: [],
};
