import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of RowAction says. */
export const rowActionGuide: ComponentGuide = {
  use: [
    'For the actions at the end of a row, on pages with hundreds of them.',
    'Create its icon in a `.css.ts`: `export const email = rowIcon(Mail)`, from `@cardinal/ui/row-icon`.',
  ],
  instead: [
    { when: 'It is not in a row of a long list', use: 'IconButton' },
    { when: 'There are more than four actions', use: 'Menu' },
  ],
  anatomy: [{ part: 'Button', about: 'One element; its icon is a mask in the style sheet.' }],
  keyboard: [{ keys: 'Enter, Space', does: 'Performs the action.' }],
};
