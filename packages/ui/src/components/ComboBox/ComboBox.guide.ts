import type { ComponentGuide } from '../../internal/guide.ts';

export const comboBoxGuide: ComponentGuide = {
  use: [
    'To choose one of more than about twenty things, found by typing a part of their name.',
    'To choose from what only a server knows: give `onSearch` and answer through `items`.',
    'With `allowsCustomValue`, to offer what is known and still take anything else.',
  ],
  instead: [
    { when: 'There are up to about twenty choices', use: 'Select' },
    { when: 'All choices should be in sight', use: 'RadioGroup' },
    { when: 'The text filters a page and chooses nothing', use: 'SearchField' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the input.' },
    { part: 'Input', about: 'Takes the text; shows the words of the choice.' },
    { part: 'Clear', about: 'An × that takes text and choice back; only while there is text.' },
    { part: 'Chevron', about: 'Opens the whole list.' },
    { part: 'List', about: 'Choices with an icon and a second line where they have one.' },
    { part: 'Note', about: 'In the list: loading, nothing found, or an error with Retry.' },
    { part: 'Help', about: 'Description, reason to check, error.' },
  ],
  keyboard: [
    { keys: 'Letters', does: 'Open the list and narrow it down.' },
    { keys: 'Arrow down, Arrow up', does: 'Open the list and move through it.' },
    { keys: 'Enter', does: 'Chooses the line; on Retry searches again.' },
    { keys: 'Escape', does: 'Closes the list and puts the words of the choice back.' },
    { keys: 'Tab', does: 'Chooses the line, if there is one, and leaves the field.' },
    { keys: 'Home, End', does: 'Move within the text.' },
  ],
  variables: [
    'color.background.surface',
    'color.background.raised',
    'color.background.hover',
    'color.border.strong',
    'color.text.default',
    'color.text.subtle',
    'color.danger.edge',
    'color.focus.ring',
    'radius.control',
    'radius.card',
    'shadow.popover',
    'control.md',
  ],
};
