import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of ActionCard says. */
export const actionCardGuide: ComponentGuide = {
  use: [
    'For the few ways to begin a task, such as scanning a card or typing it in.',
    'Two to four beside each other, each with an icon, a verb and when to choose it.',
  ],
  instead: [
    { when: 'It is one action among others on a page', use: 'Button' },
    { when: 'It shows a thing rather than starting one', use: 'Card' },
    { when: 'It is a choice that is sent later', use: 'RadioCards' },
  ],
  anatomy: [
    { part: 'Icon', about: 'What kind of thing it does, on a soft square.' },
    { part: 'Title', about: 'A verb; names the control.' },
    { part: 'Description', about: 'When to use it, in a sentence.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Enter', does: 'Presses it, or follows its link.' },
    { keys: 'Space', does: 'Presses it, unless it is a link.' },
  ],
  variables: [
    'color.background.hover',
    'color.background.pressed',
    'color.background.disabled',
    'color.text.default',
    'color.text.muted',
    'color.text.disabled',
    'color.border.strong',
    'color.accent.soft',
    'color.accent.text',
    'radius.control',
    'radius.card',
    'color.focus.ring',
  ],
};
