import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Card says. */
export const cardGuide: ComponentGuide = {
  use: [
    'For one thing among several of its kind: a lead on a phone, a figure on the dashboard.',
    'Never a card inside a card: use space instead.',
  ],
  instead: [
    { when: 'All of it does one thing', use: 'ActionCard' },
    { when: 'There are many of them and they have columns', use: 'Table' },
    { when: 'It only parts a page', use: 'Divider' },
  ],
  anatomy: [
    {
      part: 'Surface',
      about: 'A hairline and the card radius; no shadow, because it does not float.',
    },
    { part: 'Content', about: 'Your own; the padding is a step of the grid.' },
  ],
  keyboard: [],
  variables: [
    'color.background.surface',
    'color.text.default',
    'color.border.subtle',
    'color.border.strong',
    'radius.card',
  ],
};
