import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of LinkButton says. */
export const linkButtonGuide: ComponentGuide = {
  use: ['For the next step of a page, if it is another page.'],
  instead: [
    { when: 'It performs an action', use: 'Button' },
    { when: 'It is part of a sentence', use: 'Link' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Optional, before or after the label.' },
    { part: 'Words', about: 'The target of the link.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the link.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
};
