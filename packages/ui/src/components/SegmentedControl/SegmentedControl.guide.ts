import type { ComponentGuide } from '../../internal/guide.ts';

export const segmentedControlGuide: ComponentGuide = {
  use: [
    'To switch what is shown between two to four ways of one word each, at once.',
    'For a unit or a period: "Monthly" and "Yearly", "List" and "Board".',
  ],
  instead: [
    { when: 'It is a value in a form, with a tone of its own', use: 'ToggleButtonGroup' },
    { when: 'Each way is a page of its own content', use: 'Tabs' },
    { when: 'There are more than four ways', use: 'Select' },
    { when: 'It is on or off', use: 'Switch' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the control; may be for assistive technology only.' },
    { part: 'Track', about: 'Holds the segments, all as wide as the widest.' },
    { part: 'Segment', about: 'Icon, word, and something small after it.' },
    { part: 'Plate', about: 'Under the chosen segment; slides to the next.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters at the chosen segment; leaves the control.' },
    { keys: 'Arrow keys', does: 'Move between segments.' },
    { keys: 'Space, Enter', does: 'Choose the focused segment.' },
  ],
  variables: [
    'color.background.sunken',
    'color.background.surface',
    'color.border.default',
    'color.border.strong',
    'color.text.default',
    'color.text.muted',
    'color.focus.ring',
    'radius.control',
    'control.md',
    'motion.base',
  ],
};
