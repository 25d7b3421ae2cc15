import type { ComponentGuide } from '../../internal/guide.ts';

export const messagesProviderGuide: ComponentGuide = {
  use: [
    'Once, at the root of an app in a language other than English: it translates the texts of the library itself, such as "Close" or "3 rows selected".',
    'To change a few texts: spread the English ones and override the others.',
  ],
  instead: [
    { when: 'The texts belong to the app (labels, titles, errors)', use: "the app's own texts" },
    { when: 'Only numbers and dates should be formatted differently', use: 'I18nProvider' },
  ],
  anatomy: [
    {
      part: 'Catalogue',
      about: 'Every text of the library; a missing one does not compile.',
    },
    { part: 'Plurals', about: 'By `Intl.PluralRules`: Arabic has six forms, English two.' },
    { part: 'Lists and numbers', about: 'By `Intl.ListFormat` and `Intl.NumberFormat`.' },
    { part: 'Locale', about: "React Aria's own texts and formats follow it." },
  ],
  keyboard: [],
};
