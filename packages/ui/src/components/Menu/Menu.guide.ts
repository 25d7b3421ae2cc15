import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Menu says. */
export const menuGuide: ComponentGuide = {
  use: [
    'For actions that are seldom needed, behind one button.',
    'Destructive ones last, with the danger tone.',
  ],
  instead: [
    { when: 'There are one or two actions', use: 'Button' },
    { when: 'A value is chosen for a form', use: 'Select' },
    { when: 'It shows more than a list', use: 'Popover' },
  ],
  anatomy: [
    { part: 'Button', about: 'Yours; opens it.' },
    { part: 'Item', about: 'A verb with an optional icon and key.' },
    { part: 'Section', about: 'Items that belong together, under a title.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓', does: 'Opens it on the first item.' },
    { keys: '↑, ↓', does: 'Moves through the items.' },
    { keys: 'Home, End', does: 'Moves to the first or last item.' },
    { keys: 'Letters', does: 'Moves to the item that begins so.' },
    { keys: 'Enter, Space', does: 'Does what the item says.' },
    { keys: 'Escape', does: 'Closes it; the focus goes back to the button.' },
  ],
  variables: [
    'color.background.raised',
    'color.background.hover',
    'color.background.pressed',
    'color.text.default',
    'color.text.subtle',
    'color.text.disabled',
    'color.border.subtle',
    'color.accent.text',
    'color.danger.soft',
    'color.danger.text',
    'shadow.popover',
    'radius.control',
    'radius.card',
    'control.md',
    'control.lg',
  ],
};
