import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Breadcrumbs says. */
export const breadcrumbsGuide: ComponentGuide = {
  use: [
    'Above the title of a page that stands at least two levels down.',
    'The last one is the page itself, by the name that its title has.',
  ],
  instead: [
    { when: 'There is one level above', use: 'Link' },
    { when: 'It shows steps of a task', use: 'Stepper' },
    { when: 'Pages stand beside each other', use: 'Tabs' },
  ],
  anatomy: [
    { part: 'Landmark', about: 'A navigation named Breadcrumbs, with an ordered list.' },
    { part: 'Link', about: 'One a level; long names end in an ellipsis.' },
    { part: 'Menu', about: 'In narrow places, of the levels between the first and the last two.' },
    { part: 'Page', about: 'The last; `aria-current="page"`, no link.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Follows the link, or opens the menu.' },
    { keys: '↑, ↓', does: 'Moves in the open menu.' },
    { keys: 'Esc', does: 'Closes the menu.' },
  ],
  variables: [
    'color.text.muted',
    'color.text.default',
    'color.text.link',
    'color.icon.subtle',
    'color.focus.ring',
  ],
};
