import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of AppShell says. */
export const appShellGuide: ComponentGuide = {
  use: [
    'Once, around every page for signed-in users.',
    'It positions sidebar, bars and banner; the page itself starts with a PageHeader.',
  ],
  instead: [{ when: 'A page for users who are not signed in', use: 'Card' }],
  anatomy: [
    { part: 'Skip link', about: 'The first stop of the keyboard; jumps to the content.' },
    { part: 'Sidebar', about: 'At the edge from 768 px, in a drawer on phones.' },
    { part: 'Top bar', about: 'Phones only: brand and at most two actions.' },
    { part: 'Banner', about: 'A message about the whole app, such as being offline.' },
    { part: 'Content', about: 'The main landmark.' },
    { part: 'Tab bar', about: 'Phones only: up to five destinations within reach of the thumb.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'First to the skip link, then through sidebar and content.' },
    { keys: 'Escape', does: 'Closes the drawer with the menu on phones.' },
  ],
};
