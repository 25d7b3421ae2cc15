import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Link says. */
export const linkGuide: ComponentGuide = {
  use: [
    'To navigate; the text describes the target.',
    'Use the quiet variant inside a sentence that is not about the link.',
  ],
  instead: [
    { when: 'It performs an action', use: 'Button' },
    { when: 'It is the next step of a page', use: 'LinkButton' },
  ],
  anatomy: [
    { part: 'Words', about: 'Never “here”.' },
    { part: 'Mark', about: 'Shown and announced if the link opens a new tab.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the link.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
};
