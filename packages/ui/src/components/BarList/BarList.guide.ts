import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of BarList says. */
export const barListGuide: ComponentGuide = {
  use: [
    'To compare the values of three to ten items: leads by source, by event, by agent.',
    'Longest first, unless the items have an order of their own.',
  ],
  instead: [
    { when: 'It is one value over time', use: 'Sparkline' },
    { when: 'It is the progress of one task', use: 'ProgressBar' },
    { when: 'There are several values per item', use: 'Table' },
  ],
  anatomy: [
    { part: 'Label', about: 'What is counted; can be a link and have an icon.' },
    { part: 'Amount', about: 'Formatted for the locale, with the share if requested.' },
    { part: 'Bar', about: 'Decoration: the value is also shown as text.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
};
