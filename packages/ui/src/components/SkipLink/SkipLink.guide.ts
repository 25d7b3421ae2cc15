import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of SkipLink says. */
export const skipLinkGuide: ComponentGuide = {
  use: ['First in the page; AppShell brings it.'],
  instead: [{ when: 'It leads to another page', use: 'Link' }],
  anatomy: [{ part: 'Link', about: 'Seen only with focus.' }],
  keyboard: [
    { keys: 'Tab', does: 'From the head of the page, shows it.' },
    { keys: 'Enter', does: 'Moves the focus to the content.' },
  ],
  variables: ['color.background.raised', 'color.accent.text', 'shadow.popover', 'radius.control'],
};
