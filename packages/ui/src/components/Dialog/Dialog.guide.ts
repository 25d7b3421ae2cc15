import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Dialog says. */
export const dialogGuide: ComponentGuide = {
  use: [
    'For a task that interrupts the page: capturing a lead, editing its details.',
    'On phones it fills the screen.',
    'Ask in `onCloseRequest` before input is lost.',
  ],
  instead: [
    { when: 'It is only a question', use: 'AlertDialog' },
    { when: 'The page should stay visible', use: 'Drawer' },
    { when: 'It is a hint about one control', use: 'Popover' },
  ],
  anatomy: [
    { part: 'Header', about: 'The title, which names the dialog; badges, actions and Close.' },
    { part: 'Body', about: 'Scrolls separately.' },
    { part: 'Footer', about: 'Stays visible; the primary button comes last.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves inside; the focus does not leave the dialog.' },
    { keys: 'Escape', does: 'Closes the dialog, or asks first; the focus returns to its button.' },
  ],
};
