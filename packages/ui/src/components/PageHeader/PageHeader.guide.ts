import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of PageHeader says. */
export const pageHeaderGuide: ComponentGuide = {
  use: [
    'First on every page: its title, its current state, and its actions.',
    'Call `focusPageTitle()` after a route change.',
  ],
  instead: [{ when: 'It is the title of a section', use: 'Heading' }],
  anatomy: [
    { part: 'Title', about: 'The only h1; takes the focus when the page changes.' },
    { part: 'Description', about: 'One line.' },
    { part: 'Actions', about: 'Quiet buttons first, the primary one last.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the actions.' }],
};
