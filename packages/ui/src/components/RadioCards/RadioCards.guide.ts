import type { ComponentGuide } from '../../internal/guide.ts';

export const radioCardsGuide: ComponentGuide = {
  use: [
    'To choose one of two to six options that need more than a word, such as plans or layouts.',
    'As the main question of a page or a step, not as one field among many.',
  ],
  instead: [
    { when: 'A word and a line are enough', use: 'RadioGroup' },
    { when: 'Pressing a card navigates to a page', use: 'ActionCard' },
    { when: 'There are more than about six options', use: 'Select' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the group.' },
    { part: 'Card', about: 'The whole card is the target.' },
    { part: 'Icon', about: 'Decoration.' },
    { part: 'Label and its end', about: 'Name the option: "Business, ₹999".' },
    { part: 'Second line', about: 'Describes the option.' },
    { part: 'Circle', about: 'Marks the chosen option, together with the wider border.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the group at the chosen or first option; leaves the group.' },
    { keys: 'Arrow keys', does: 'Choose the next or previous option, wrapping around.' },
    { keys: 'Space', does: 'Chooses the focused option, if none is chosen yet.' },
  ],
};
