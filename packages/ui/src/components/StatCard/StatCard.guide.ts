import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of StatCard says. */
export const statCardGuide: ComponentGuide = {
  use: [
    'For one figure of the whole, with what became of it.',
    'Say what a rise means: fewer open leads may be good news.',
  ],
  instead: [
    { when: 'There are many figures', use: 'Table' },
    { when: 'The course over time matters', use: 'Sparkline' },
  ],
  anatomy: [
    { part: 'Label', about: 'What is counted, with its icon.' },
    { part: 'Figure', about: 'Written as the locale writes it.' },
    {
      part: 'Change',
      about: 'Arrow, per cent and over which time; a dash where there is nothing to compare.',
    },
  ],
  keyboard: [],
  variables: [
    'color.text.muted',
    'color.text.subtle',
    'color.icon.subtle',
    'color.danger.text',
    'color.success.text',
  ],
};
