import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Dialog says. */
export const dialogGuide: ComponentGuide = {
  use: [
    'For a task that needs the page to wait: capture a lead, edit its details.',
    'On phones it takes the whole screen.',
    'Ask in `onCloseRequest` before typed words are lost.',
  ],
  instead: [
    { when: 'It is only a question', use: 'AlertDialog' },
    { when: 'The page should stay in sight', use: 'Drawer' },
    { when: 'It is a hint about one control', use: 'Popover' },
  ],
  anatomy: [
    { part: 'Header', about: 'Title, which names it; badges, actions and Close.' },
    { part: 'Body', about: 'Scrolls by itself.' },
    { part: 'Footer', about: 'Stays in sight; the primary button last.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves inside; the focus does not leave.' },
    { keys: 'Escape', does: 'Closes it, or asks first; the focus goes back to its button.' },
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
