import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Breadcrumbs says. */
export const breadcrumbsGuide: ComponentGuide = {
  use: [
    'Above the title of a page that is at least two levels down.',
    'The last item is the current page, named like its title.',
  ],
  instead: [
    { when: 'There is only one level above', use: 'Link' },
    { when: 'It shows the steps of a task', use: 'Stepper' },
    { when: 'The pages are on the same level', use: 'Tabs' },
  ],
  anatomy: [
    { part: 'Landmark', about: 'A navigation landmark named Breadcrumbs, with an ordered list.' },
    { part: 'Link', about: 'One per level; long names end in an ellipsis.' },
    {
      part: 'Menu',
      about: 'Where space is limited, contains the levels between the first and the last two.',
    },
    { part: 'Page', about: 'Comes last; has `aria-current="page"` and is not a link.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Follows the link, or opens the menu.' },
    { keys: '↑, ↓', does: 'Moves in the open menu.' },
    { keys: 'Esc', does: 'Closes the menu.' },
  ],
};
