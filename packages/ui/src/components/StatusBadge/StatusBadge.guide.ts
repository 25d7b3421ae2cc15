import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of StatusBadge says. */
export const statusBadgeGuide: ComponentGuide = {
  use: ['For the status of a lead that cannot be changed here.'],
  instead: [
    { when: 'It can be changed here', use: 'StatusSelect' },
    { when: 'It is a different kind of fact', use: 'Badge' },
  ],
  anatomy: [
    { part: 'Icon', about: 'One per status.' },
    { part: 'Word', about: 'Always beside the icon.' },
  ],
  keyboard: [],
};
