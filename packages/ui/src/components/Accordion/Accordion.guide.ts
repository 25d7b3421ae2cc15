import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Accordion says. */
export const accordionGuide: ComponentGuide = {
  use: [
    'For questions and answers, where people read one or two of many.',
    'Give `level` the rank that the questions have in the outline of the page.',
  ],
  instead: [
    { when: 'There is only one', use: 'Disclosure' },
    { when: 'People compare the parts', use: 'Heading' },
    { when: 'People change between parts of equal rank', use: 'Tabs' },
  ],
  anatomy: [
    { part: 'Row', about: 'A Disclosure; hairlines part the rows, no boxes.' },
    { part: 'Question', about: 'A heading that is a button as wide as the row.' },
    { part: 'Answer', about: 'At most 70 characters wide.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next question, or into an open answer.' },
    { keys: 'Enter, Space', does: 'Opens or closes.' },
  ],
  variables: [
    'color.border.subtle',
    'color.text.default',
    'color.text.muted',
    'color.accent.text',
    'color.icon.default',
    'color.focus.ring',
    'motion.base',
  ],
};
