import type { ComponentGuide } from '../../internal/guide.ts';

export const radioGroupGuide: ComponentGuide = {
  use: [
    'To choose one of two to about seven options that people should compare first.',
    'If an option needs a line of explanation.',
  ],
  instead: [
    { when: 'There are more than about seven options', use: 'Select' },
    { when: 'It is a yes-or-no choice that takes effect with the form', use: 'Checkbox' },
    { when: 'The options are single words that switch a view or a unit', use: 'SegmentedControl' },
    { when: 'Each option needs more than a line, such as a plan', use: 'RadioCards' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the group.' },
    { part: 'Choice', about: 'Circle and label; all of it is the target.' },
    { part: 'Second line', about: 'Describes the option; not part of its name.' },
    { part: 'Help', about: 'Description, reason to check the value, error of the group.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the group at the chosen or first option; leaves the group.' },
    { keys: 'Arrow keys', does: 'Choose the next or previous option, wrapping around.' },
    { keys: 'Space', does: 'Chooses the focused option, if none is chosen yet.' },
  ],
};
