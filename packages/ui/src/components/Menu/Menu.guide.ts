import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Menu says. */
export const menuGuide: ComponentGuide = {
  use: [
    'For actions that are rarely needed, behind one button.',
    'Destructive actions come last, with the danger tone.',
  ],
  instead: [
    { when: 'There are one or two actions', use: 'Button' },
    { when: 'A value is chosen in a form', use: 'Select' },
    { when: 'It shows more than a list', use: 'Popover' },
  ],
  anatomy: [
    { part: 'Button', about: 'Your button; opens the menu.' },
    { part: 'Item', about: 'A verb with an optional icon and shortcut.' },
    { part: 'Section', about: 'Related items, under a title.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓', does: 'Opens the menu on the first item.' },
    { keys: '↑, ↓', does: 'Moves through the items.' },
    { keys: 'Home, End', does: 'Moves to the first or last item.' },
    { keys: 'Letters', does: 'Moves to the next item that starts with the typed letters.' },
    { keys: 'Enter, Space', does: 'Performs the action of the item.' },
    { keys: 'Escape', does: 'Closes the menu; the focus returns to the button.' },
  ],
};
