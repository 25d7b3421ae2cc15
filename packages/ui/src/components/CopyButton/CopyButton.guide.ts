import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of CopyButton says. */
export const copyButtonGuide: ComponentGuide = {
  use: [
    'Beside a text that people take elsewhere: an address, a number, a link, a reference.',
    'With words where it is the point of the place; else an icon with a name.',
  ],
  instead: [
    { when: 'The value stands in a list of facts', use: 'DescriptionList' },
    { when: 'It copies a record inside the product', use: 'Button' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Two sheets; for two seconds a check, or a warning when it failed.' },
    { part: 'Words', about: 'Optional; the name says what is copied.' },
    { part: 'Tooltip', about: 'The name, then how it went.' },
    { part: 'Announcement', about: 'Says how it went to screen readers.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Copies.' }],
  variables: [
    'color.icon.default',
    'color.success.text',
    'color.danger.text',
    'color.background.hover',
    'color.background.pressed',
    'color.focus.ring',
    'radius.control',
  ],
};
