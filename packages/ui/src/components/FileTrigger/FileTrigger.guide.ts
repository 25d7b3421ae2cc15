import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of FileTrigger says. */
export const fileTriggerGuide: ComponentGuide = {
  use: ['To make a Button open the file picker, or the camera of a phone.'],
  instead: [{ when: 'Files can also be dropped or pasted', use: 'DropZone' }],
  anatomy: [
    { part: 'Button', about: 'Yours, inside.' },
    { part: 'Input', about: 'Hidden; never in the tab order.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Opens the file picker.' }],
};
