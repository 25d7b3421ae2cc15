import type { ComponentGuide } from '../../internal/guide.ts';

export const segmentedControlGuide: ComponentGuide = {
  use: [
    'To switch between two to four views of the same content, with one word each.',
    'For a unit or a period: "Monthly" and "Yearly", "List" and "Board".',
  ],
  instead: [
    { when: 'It is a value in a form, with its own tone', use: 'ToggleButtonGroup' },
    { when: 'Each view has different content', use: 'Tabs' },
    { when: 'There are more than four views', use: 'Select' },
    { when: 'It is on or off', use: 'Switch' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the control; can be for assistive technology only.' },
    { part: 'Track', about: 'Contains the segments, all as wide as the widest.' },
    { part: 'Segment', about: 'Icon, label, and additional content after it.' },
    { part: 'Plate', about: 'The background of the chosen segment; slides to the next one.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters at the chosen segment; leaves the control.' },
    { keys: 'Arrow keys', does: 'Move between segments.' },
    { keys: 'Space, Enter', does: 'Choose the focused segment.' },
  ],
};
