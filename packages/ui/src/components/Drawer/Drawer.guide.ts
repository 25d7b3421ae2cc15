import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Drawer says. */
export const drawerGuide: ComponentGuide = {
  use: [
    'For details beside a list, the filters on a phone, or the menu.',
    'Start and end follow the reading direction.',
  ],
  instead: [
    { when: 'It is a task with a defined end', use: 'Dialog' },
    { when: 'It is small and belongs to one button', use: 'Popover' },
  ],
  anatomy: [
    { part: 'Header', about: 'Title and Close. If hidden, the title is only the accessible name.' },
    { part: 'Body', about: 'Scrolls separately.' },
    { part: 'Footer', about: 'Optional buttons that stay visible.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves inside; the focus does not leave the drawer.' },
    { keys: 'Escape', does: 'Closes the drawer; the focus returns.' },
  ],
};
