import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of AppShell says. */
export const appShellGuide: ComponentGuide = {
  use: [
    'Once, around every page of the signed-in product.',
    'It places sidebar, bars and banner; the page itself begins with a PageHeader.',
  ],
  instead: [{ when: 'A page for someone who is not signed in', use: 'Card' }],
  anatomy: [
    { part: 'Skip link', about: 'First stop of the keyboard; jumps to the content.' },
    { part: 'Sidebar', about: 'At the edge from 768 px on, in a drawer on phones.' },
    { part: 'Top bar', about: 'Phones only: brand and at most two actions.' },
    { part: 'Banner', about: 'News about the whole app, such as being offline.' },
    { part: 'Content', about: 'The main landmark.' },
    { part: 'Tab bar', about: 'Phones only: up to five places for the thumb.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'First to the skip link, then through sidebar and content.' },
    { keys: 'Escape', does: 'Closes the menu drawer on phones.' },
  ],
  variables: ['color.background.surface', 'color.background.sunken', 'color.border.subtle'],
};
