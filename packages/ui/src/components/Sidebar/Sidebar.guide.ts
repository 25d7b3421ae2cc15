import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Sidebar says. */
export const sidebarGuide: ComponentGuide = {
  use: ['Once, in the AppShell.', 'A rail of icons between 768 and 1023 px.'],
  instead: [{ when: 'It is a panel that opens', use: 'Drawer' }],
  anatomy: [
    { part: 'Brand', about: 'The logo, a link to the start page.' },
    { part: 'Navigation', about: 'A SidebarNav.' },
    { part: 'Person', about: 'The signed-in user, with settings and Logout.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from the brand through the links to the user’s actions.' },
  ],
};
