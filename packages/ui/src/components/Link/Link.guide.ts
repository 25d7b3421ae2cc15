import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Link says. */
export const linkGuide: ComponentGuide = {
  use: [
    'To lead somewhere; the words say where.',
    'Quiet inside a sentence that is not about the link.',
  ],
  instead: [
    { when: 'It does something', use: 'Button' },
    { when: 'It is the next step of a page', use: 'LinkButton' },
  ],
  anatomy: [
    { part: 'Words', about: 'Never “here”.' },
    { part: 'Mark', about: 'Shown and read when it opens a new tab.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  variables: [
    'color.text.disabled',
    'color.text.link',
    'color.border.strong',
    'color.accent.edge',
    'color.focus.ring',
  ],
};
