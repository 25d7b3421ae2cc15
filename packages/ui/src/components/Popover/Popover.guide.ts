import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Popover says. */
export const popoverGuide: ComponentGuide = {
  use: ['For additional content about one control, with controls of its own.'],
  instead: [
    { when: 'It is a list of actions', use: 'Menu' },
    { when: 'It is only text', use: 'Tooltip' },
    { when: 'The page should be blocked', use: 'Dialog' },
  ],
  anatomy: [
    { part: 'Button', about: 'Your button; opens the popover.' },
    { part: 'Panel', about: 'Has a name; keeps the focus while it is open.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On its button, opens the popover.' },
    { keys: 'Tab, Shift + Tab', does: 'Moves inside.' },
    { keys: 'Escape', does: 'Closes the popover; the focus returns to the button.' },
  ],
};
