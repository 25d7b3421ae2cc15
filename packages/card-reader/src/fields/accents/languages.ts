import type { CountryCode } from 'libphonenumber-js/max';

import type { NameLanguage } from '@cardinal/contact/people/givenNames';

/**
 * The languages of cards: the countries that they are from, and what a plain letter with ink beside
 * it most likely is; the first fitting one wins.
 */
const languages: [language: NameLanguage, countries: string, letters: string][] = [
  ['de', 'DE AT CH', 'äöü'],
  ['fr', 'FR BE LU MA TN DZ SN CI', 'éèêëàâîïôùûç'],
  ['es', 'ES MX AR CL CO PE EC VE UY PY BO CR PA GT HN SV NI DO CU', 'áéíóúñü'],
  ['pt', 'BR PT', 'ãõçáéíóúâêôà'],
  ['it', 'IT', 'àèéìòù'],
  ['nl', 'NL', 'ëïéöü'],
  ['nordic', 'SE NO DK FI', 'öäåø'],
  ['pl', 'PL', 'óśćńźżęą'],
  ['cz', 'CZ SK', 'ěéáýíůúščřžň'],
  ['hu', 'HU', 'áéíóöőúüű'],
  ['tr', 'TR', 'öüçşğ'],
  ['ro', 'RO', 'ăâîșț'],
  ['ie', 'IE', 'áéíóú'],
  ['balkan', 'RS HR SI', 'čćžš'],
  ['baltic', 'LT LV', ''],
  ['vn', 'VN', 'ếệễậấầộốớườ'],
];

/** Where a country has several languages, words of its addresses say which a card is in. */
const byAddress: [countries: string, words: RegExp, language: NameLanguage][] = [
  [
    'CA CH BE LU',
    /\b(?:rue|chemin|quai|route de|place (?:de|du)|quebec|montreal|lausanne|geneve|neuchatel|fribourg|liege|namur|bruxelles)\b/i,
    'fr',
  ],
  ['BE', /straat\b|laan\b|plein\b|steenweg\b|\b(?:antwerpen|gent|brugge|leuven)\b/i, 'nl'],
  ['CH', /\b(?:via|lugano|bellinzona|locarno)\b/i, 'it'],
];

/** The language of a card. @param text all of it, without accents */
export function languageOn(country: CountryCode, text: string): NameLanguage | undefined {
  const spoken = byAddress.find(
    ([countries, words]) => countries.includes(country) && words.test(text),
  );
  return spoken?.[2] ?? languages.find(([, countries]) => countries.includes(country))?.[0];
}

/** The letters of a language that have accents. */
export const accentedLetters = (language: NameLanguage): string =>
  languages.find(([name]) => name === language)?.[2] ?? '';
