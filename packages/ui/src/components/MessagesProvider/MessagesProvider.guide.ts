import type { ComponentGuide } from '../../internal/guide.ts';

export const messagesProviderGuide: ComponentGuide = {
  use: [
    'Once, at the root of an app in another language than English: it changes the words that the library says by itself, such as "Close" or "3 rows selected".',
    'To change a few words: spread the English ones and name the others.',
  ],
  instead: [
    { when: 'The words are those of the app (labels, titles, errors)', use: "the app's own texts" },
    { when: 'Only numbers and dates should be written another way', use: 'I18nProvider' },
  ],
  anatomy: [
    {
      part: 'Catalogue',
      about: 'Every word of the library; one that is missing does not compile.',
    },
    { part: 'Plurals', about: 'By `Intl.PluralRules`: Arabic gives six forms, English two.' },
    { part: 'Lists and numbers', about: 'By `Intl.ListFormat` and `Intl.NumberFormat`.' },
    { part: 'Locale', about: "React Aria's own words and formats follow it." },
  ],
  keyboard: [],
  variables: [],
};
