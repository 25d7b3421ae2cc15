import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of DescriptionList says. */
export const descriptionListGuide: ComponentGuide = {
  use: [
    'For the facts about one item: a lead’s contact, an invoice, a device.',
    'Keep empty facts: a dash shows that the value is not given.',
    'Set `copyValue` for values that people need elsewhere: addresses, numbers, references.',
  ],
  instead: [
    { when: 'Several items have the same facts', use: 'Table' },
    { when: 'The facts are edited here', use: 'Form' },
    { when: 'It is a figure that people monitor', use: 'StatCard' },
  ],
  anatomy: [
    { part: 'Label', about: 'A `dt`, with an optional icon.' },
    { part: 'Value', about: 'A `dd`; if empty, a dash, and a text for screen readers.' },
    { part: 'Copy', about: 'Optional; named after its label.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through links and copy buttons.' },
    { keys: 'Enter, Space', does: 'Copies the value.' },
  ],
};
