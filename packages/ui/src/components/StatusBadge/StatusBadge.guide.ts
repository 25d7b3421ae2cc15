import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of StatusBadge says. */
export const statusBadgeGuide: ComponentGuide = {
  use: ['For the status of a lead that is read, not changed.'],
  instead: [
    { when: 'It can be changed here', use: 'StatusSelect' },
    { when: 'It is another kind of fact', use: 'Badge' },
  ],
  anatomy: [
    { part: 'Icon', about: 'One a status.' },
    { part: 'Word', about: 'Always beside the icon.' },
  ],
  keyboard: [],
  variables: [
    'color.status.hot.soft',
    'color.status.hot.text',
    'color.status.hot.icon',
    'color.status.warm.soft',
    'color.status.warm.text',
    'color.status.warm.icon',
    'color.status.cold.soft',
    'color.status.cold.text',
    'color.status.cold.icon',
    'color.status.closed.soft',
    'color.status.closed.text',
    'color.status.closed.icon',
    'radius.control',
    'control.sm',
    'control.md',
  ],
};
