import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of ActionCard says. */
export const actionCardGuide: ComponentGuide = {
  use: [
    'For the few ways to start a task, such as scanning a card or entering the data by hand.',
    'Show two to four side by side, each with an icon, a verb and a sentence about when to choose it.',
  ],
  instead: [
    { when: 'It is one of several actions on a page', use: 'Button' },
    { when: 'It shows an item rather than starting a task', use: 'Card' },
    { when: 'It is a choice that is submitted later', use: 'RadioCards' },
  ],
  anatomy: [
    { part: 'Icon', about: 'The kind of action, on a soft square.' },
    { part: 'Title', about: 'A verb; the accessible name of the control.' },
    { part: 'Description', about: 'When to use the action, in one sentence.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the card.' },
    { keys: 'Enter', does: 'Presses the card or follows its link.' },
    { keys: 'Space', does: 'Presses the card, unless it is a link.' },
  ],
};
