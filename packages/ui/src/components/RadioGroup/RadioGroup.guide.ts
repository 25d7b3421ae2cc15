import type { ComponentGuide } from '../../internal/guide.ts';

export const radioGroupGuide: ComponentGuide = {
  use: [
    'To choose one of two to about seven things that people should compare before they choose.',
    'When a choice needs a line of explanation.',
  ],
  instead: [
    { when: 'There are more than about seven choices', use: 'Select' },
    { when: 'The choice is yes or no and takes effect with the form', use: 'Checkbox' },
    { when: 'The choices are single words that switch a view or a unit', use: 'SegmentedControl' },
    { when: 'Each choice weighs more than a line, such as a plan', use: 'RadioCards' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the group.' },
    { part: 'Choice', about: 'Circle and words; the whole of it is the target.' },
    { part: 'Second line', about: 'Describes the choice; not a part of its name.' },
    { part: 'Help', about: 'Description, reason to check, error of the group.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the group at the choice, or at the first; leaves the group.' },
    { keys: 'Arrow keys', does: 'Choose the next or the one before, around the ends.' },
    { keys: 'Space', does: 'Chooses the focused one, when none is chosen yet.' },
  ],
  variables: [
    'color.accent.fill',
    'color.accent.hover',
    'color.background.surface',
    'color.border.strong',
    'color.danger.edge',
    'color.text.default',
    'color.text.subtle',
    'color.focus.ring',
  ],
};
