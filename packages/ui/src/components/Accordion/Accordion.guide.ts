import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Accordion says. */
export const accordionGuide: ComponentGuide = {
  use: [
    'For questions and answers of which people read only one or two.',
    'Set `level` to the level that the questions have in the outline of the page.',
  ],
  instead: [
    { when: 'There is only one item', use: 'Disclosure' },
    { when: 'People compare the sections', use: 'Heading' },
    { when: 'People switch between equal sections', use: 'Tabs' },
  ],
  anatomy: [
    { part: 'Row', about: 'A Disclosure; hairlines separate the items.' },
    { part: 'Question', about: 'A heading with a button as wide as the row.' },
    { part: 'Answer', about: 'At most 70 characters wide.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next question, or into an open answer.' },
    { keys: 'Enter, Space', does: 'Opens or closes the answer.' },
  ],
};
