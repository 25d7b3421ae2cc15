import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Drawer says. */
export const drawerGuide: ComponentGuide = {
  use: [
    'For details beside a list, the filters of a phone, or the menu.',
    'Start and end follow the reading direction.',
  ],
  instead: [
    { when: 'It is a task with an end', use: 'Dialog' },
    { when: 'It belongs to one button and is small', use: 'Popover' },
  ],
  anatomy: [
    { part: 'Header', about: 'Title and Close; it can be hidden, the title then only names it.' },
    { part: 'Body', about: 'Scrolls by itself.' },
    { part: 'Footer', about: 'Optional buttons that stay in sight.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves inside; the focus does not leave.' },
    { keys: 'Escape', does: 'Closes it; the focus goes back.' },
  ],
  variables: [
    'color.background.surface',
    'color.background.scrim',
    'color.text.default',
    'color.text.muted',
    'color.border.subtle',
    'shadow.dialog',
    'radius.dialog',
    'color.focus.ring',
  ],
};
