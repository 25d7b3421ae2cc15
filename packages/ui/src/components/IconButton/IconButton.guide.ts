import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of IconButton says. */
export const iconButtonGuide: ComponentGuide = {
  use: [
    'Where space is limited and the icon is well known: close, copy, call.',
    'The name appears as a tooltip on hover and focus.',
  ],
  instead: [
    { when: 'There is room for a label', use: 'Button' },
    { when: 'It navigates to another page', use: 'Link' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Replaced by the spinner while busy.' },
    { part: 'Tooltip', about: 'The name, after 600 ms of hover and at once on focus.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the button.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
    { keys: 'Escape', does: 'Hides the tooltip.' },
  ],
};
