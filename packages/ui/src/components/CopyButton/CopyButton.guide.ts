import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of CopyButton says. */
export const copyButtonGuide: ComponentGuide = {
  use: [
    'Beside a text that people need elsewhere: an address, a number, a link, a reference.',
    'With a label where copying is the main purpose; otherwise only an icon with a name.',
  ],
  instead: [
    { when: 'The value is in a list of facts', use: 'DescriptionList' },
    { when: 'It copies a record inside the product', use: 'Button' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Two sheets; for two seconds a check, or a warning if copying failed.' },
    { part: 'Words', about: 'Optional; the name says what is copied.' },
    { part: 'Tooltip', about: 'The name, then the result.' },
    { part: 'Announcement', about: 'Announces the result to screen readers.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Copies.' }],
};
