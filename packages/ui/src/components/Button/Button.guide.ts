import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Button says. */
export const buttonGuide: ComponentGuide = {
  use: [
    'To perform an action: save, send, open a dialog.',
    'Use one primary button per screen; all others are secondary or quiet.',
    'Label it with a verb and its object: “Save lead”.',
  ],
  instead: [
    { when: 'It navigates to another page', use: 'Link or LinkButton' },
    { when: 'There is no room for a label', use: 'IconButton' },
    { when: 'It chooses one of a few options', use: 'ToggleButtonGroup' },
    { when: 'It turns a setting on at once', use: 'Switch' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Optional, before the label; replaced by the spinner while busy.' },
    { part: 'Words', about: 'The name of the button.' },
    { part: 'Key', about: 'Optional shortcut, shown inside and exposed as aria-keyshortcuts.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the button.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
  ],
};
