import type { ComponentGuide } from '../../internal/guide.ts';

export const radioCardsGuide: ComponentGuide = {
  use: [
    'To choose one of two to six things that differ in more than a word, such as plans or layouts.',
    'As the main question of a page or a step, not as one field among many.',
  ],
  instead: [
    { when: 'A word and a line say it all', use: 'RadioGroup' },
    { when: 'Pressing a card leads somewhere', use: 'ActionCard' },
    { when: 'There are more than about six choices', use: 'Select' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the group.' },
    { part: 'Card', about: 'The whole of it is the target.' },
    { part: 'Icon', about: 'Decoration.' },
    { part: 'Label and its end', about: 'Name the choice: "Business, ₹999".' },
    { part: 'Second line', about: 'Describes the choice.' },
    { part: 'Circle', about: 'Says that one is chosen, beside the edge of twice the width.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the group at the choice, or at the first; leaves the group.' },
    { keys: 'Arrow keys', does: 'Choose the next or the one before, around the ends.' },
    { keys: 'Space', does: 'Chooses the focused one, when none is chosen yet.' },
  ],
  variables: [
    'color.accent.fill',
    'color.background.surface',
    'color.background.selected',
    'color.background.hover',
    'color.border.strong',
    'color.text.default',
    'color.text.muted',
    'color.focus.ring',
    'radius.card',
  ],
};
