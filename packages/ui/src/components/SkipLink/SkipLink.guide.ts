import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of SkipLink says. */
export const skipLinkGuide: ComponentGuide = {
  use: ['First in the page; AppShell includes it.'],
  instead: [{ when: 'It navigates to another page', use: 'Link' }],
  anatomy: [{ part: 'Link', about: 'Visible only while focused.' }],
  keyboard: [
    { keys: 'Tab', does: 'At the top of the page, shows the link.' },
    { keys: 'Enter', does: 'Moves the focus to the content.' },
  ],
};
