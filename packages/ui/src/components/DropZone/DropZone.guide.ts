import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of DropZone says. */
export const dropZoneGuide: ComponentGuide = {
  use: [
    'To add a file in any available way: drop, paste, or the file picker.',
    'State file types and limits in the description, and validate the received files yourself.',
  ],
  instead: [{ when: 'A button is sufficient', use: 'FileTrigger' }],
  anatomy: [
    { part: 'Icon', about: 'What to add.' },
    { part: 'Label', about: 'A button that opens the file picker.' },
    { part: 'Description', about: 'File types and limits; describes the button.' },
    { part: 'Content', about: 'Optional, such as a preview.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the zone.' },
    { keys: 'Enter, Space', does: 'Opens the file picker.' },
    { keys: 'Ctrl or ⌘ + V', does: 'Adds the file from the clipboard.' },
  ],
};
