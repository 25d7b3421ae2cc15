import type { ComponentGuide } from '../../internal/guide.ts';

export const comboBoxGuide: ComponentGuide = {
  use: [
    'To choose one of more than about twenty options by typing a part of its name.',
    'To choose from options on a server: pass `onSearch` and return the results as `items`.',
    'With `allowsCustomValue`, to offer known values and accept any other.',
  ],
  instead: [
    { when: 'There are at most about twenty options', use: 'Select' },
    { when: 'All options should be visible', use: 'RadioGroup' },
    { when: 'The text filters a page and chooses nothing', use: 'SearchField' },
  ],
  anatomy: [
    { part: 'Label', about: 'The accessible name of the input.' },
    { part: 'Input', about: 'Accepts text; shows the label of the chosen option.' },
    { part: 'Clear', about: 'A × that removes text and choice; visible while there is text.' },
    { part: 'Chevron', about: 'Opens the whole list.' },
    { part: 'List', about: 'The options, with an icon and a second line if they have one.' },
    { part: 'Note', about: 'In the list: loading, no matches, or an error with Retry.' },
    { part: 'Help', about: 'Description, reason to check the value, error.' },
  ],
  keyboard: [
    { keys: 'Letters', does: 'Open the list and filter it.' },
    { keys: 'Arrow down, Arrow up', does: 'Open the list and move through it.' },
    { keys: 'Enter', does: 'Chooses the option; on Retry, searches again.' },
    { keys: 'Escape', does: 'Closes the list and restores the label of the chosen option.' },
    { keys: 'Tab', does: 'Chooses the highlighted option, if any, and leaves the field.' },
    { keys: 'Home, End', does: 'Move within the text.' },
  ],
};
