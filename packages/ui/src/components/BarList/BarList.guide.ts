import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of BarList says. */
export const barListGuide: ComponentGuide = {
  use: [
    'To compare amounts of three to ten things: leads by source, by event, by agent.',
    'Longest first, unless the things have an order of their own.',
  ],
  instead: [
    { when: 'It is one figure over time', use: 'Sparkline' },
    { when: 'It is one task and how far it is', use: 'ProgressBar' },
    { when: 'There are several amounts a thing', use: 'Table' },
  ],
  anatomy: [
    { part: 'Label', about: 'What is counted; may be a link, may have an icon.' },
    { part: 'Amount', about: 'In the locale’s figures, with its share if asked for.' },
    { part: 'Bar', about: 'Decoration: the amount says it in words.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  variables: [
    'color.accent.fill',
    'color.background.pressed',
    'color.text.default',
    'color.text.subtle',
    'color.icon.subtle',
    'radius.full',
  ],
};
