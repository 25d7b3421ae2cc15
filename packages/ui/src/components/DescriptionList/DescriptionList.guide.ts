import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of DescriptionList says. */
export const descriptionListGuide: ComponentGuide = {
  use: [
    'For the facts about one thing: a lead’s contact, an invoice, a device.',
    'Leave no fact out because it is empty: a dash says that it is not given.',
    'Give `copyValue` to what people take elsewhere: addresses, numbers, references.',
  ],
  instead: [
    { when: 'Several things have the same facts', use: 'Table' },
    { when: 'The facts are to be changed here', use: 'Form' },
    { when: 'It is a figure that people watch', use: 'StatCard' },
  ],
  anatomy: [
    { part: 'Label', about: 'A `dt`, with an optional icon.' },
    { part: 'Value', about: 'A `dd`; a dash, and words for screen readers, where there is none.' },
    { part: 'Copy', about: 'Optional; named after its label.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through links and copy buttons.' },
    { keys: 'Enter, Space', does: 'Copies the value.' },
  ],
  variables: [
    'color.text.default',
    'color.text.muted',
    'color.text.subtle',
    'color.icon.subtle',
    'color.border.subtle',
  ],
};
