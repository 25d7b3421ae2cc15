import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of TopBar says. */
export const topBarGuide: ComponentGuide = {
  use: ['At the top of a phone’s screen, in the AppShell.'],
  instead: [{ when: 'The screen is wider than a phone', use: 'Sidebar' }],
  anatomy: [
    { part: 'Brand', about: 'The logo, or the current page.' },
    { part: 'Actions', about: 'At most two IconButtons.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the actions.' }],
};
