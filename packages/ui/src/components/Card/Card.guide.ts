import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Card says. */
export const cardGuide: ComponentGuide = {
  use: [
    'For one item among several of its kind: a lead on a phone, a figure on the dashboard.',
    'Do not nest cards; use spacing instead.',
  ],
  instead: [
    { when: 'The whole card performs one action', use: 'ActionCard' },
    { when: 'There are many items with columns', use: 'Table' },
    { when: 'It only divides a page', use: 'Divider' },
  ],
  anatomy: [
    {
      part: 'Surface',
      about: 'A hairline with rounded corners; no shadow, because the card does not float.',
    },
    { part: 'Content', about: 'Your own; the padding is a step of the grid.' },
  ],
  keyboard: [],
};
