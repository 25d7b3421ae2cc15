import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Disclosure says. */
export const disclosureGuide: ComponentGuide = {
  use: [
    'For details that most people pass over: advanced settings, the technical part of an error.',
    'The title says what is inside, so that nobody opens it to find out.',
  ],
  instead: [
    { when: 'Several stand in a row, such as questions and answers', use: 'Accordion' },
    { when: 'People change between parts of equal rank', use: 'Tabs' },
    { when: 'It should float and close by itself', use: 'Popover' },
    { when: 'Most people need it', use: 'Heading' },
  ],
  anatomy: [
    { part: 'Heading', about: 'Of the level given, so that the outline of the page stays whole.' },
    { part: 'Button', about: 'A chevron and the title; says whether it is open.' },
    { part: 'Panel', about: 'Found by the browser’s search while closed.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button, and into what is open.' },
    { keys: 'Enter, Space', does: 'Opens or closes.' },
  ],
  variables: [
    'color.text.default',
    'color.text.disabled',
    'color.icon.default',
    'color.background.hover',
    'color.background.pressed',
    'color.focus.ring',
    'radius.control',
    'control.md',
    'motion.base',
  ],
};
