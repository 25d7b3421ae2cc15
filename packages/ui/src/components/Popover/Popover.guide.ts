import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Popover says. */
export const popoverGuide: ComponentGuide = {
  use: ['For a little more about one control, with controls of its own.'],
  instead: [
    { when: 'It is a list of actions', use: 'Menu' },
    { when: 'It is only words', use: 'Tooltip' },
    { when: 'The page should wait', use: 'Dialog' },
  ],
  anatomy: [
    { part: 'Button', about: 'Yours; opens it.' },
    { part: 'Panel', about: 'Named; holds the focus while it is open.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On its button, opens it.' },
    { keys: 'Tab, Shift + Tab', does: 'Moves inside.' },
    { keys: 'Escape', does: 'Closes it; the focus goes back to the button.' },
  ],
  variables: [
    'color.background.raised',
    'color.background.hover',
    'color.background.pressed',
    'color.text.default',
    'color.text.subtle',
    'color.text.disabled',
    'color.accent.text',
    'shadow.popover',
    'radius.control',
    'radius.card',
    'control.md',
    'control.lg',
  ],
};
