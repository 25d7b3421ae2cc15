import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Badge says. */
export const badgeGuide: ComponentGuide = {
  use: [
    'For a short fact about the item beside it: Duplicate, Required, Beta.',
    'One or two words; the tone only repeats their meaning.',
  ],
  instead: [
    { when: 'It is the status of a lead', use: 'StatusBadge' },
    { when: 'It is a sentence', use: 'InlineAlert' },
    { when: 'It counts the items in a tab', use: 'Tabs' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Optional, before the text.' },
    { part: 'Word', about: 'Conveys the meaning, so that the colour is not needed.' },
  ],
  keyboard: [],
};
