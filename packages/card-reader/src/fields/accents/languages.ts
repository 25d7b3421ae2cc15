import type { CountryCode } from 'libphonenumber-js/max';

import type { NameLanguage } from '@cardinal/contact/people/givenNames';

/** Whose accents a country's cards carry. */
const languageOf: Partial<Record<CountryCode, NameLanguage>> = {
  DE: 'de',
  AT: 'de',
  CH: 'de',
  FR: 'fr',
  BE: 'fr',
  LU: 'fr',
  ES: 'es',
  MX: 'es',
  AR: 'es',
  CL: 'es',
  CO: 'es',
  PE: 'es',
  EC: 'es',
  VE: 'es',
  UY: 'es',
  PY: 'es',
  BO: 'es',
  CR: 'es',
  PA: 'es',
  GT: 'es',
  HN: 'es',
  SV: 'es',
  NI: 'es',
  DO: 'es',
  CU: 'es',
  MA: 'fr',
  TN: 'fr',
  DZ: 'fr',
  SN: 'fr',
  CI: 'fr',
  BR: 'pt',
  PT: 'pt',
  IT: 'it',
  NL: 'nl',
  SE: 'nordic',
  NO: 'nordic',
  DK: 'nordic',
  FI: 'nordic',
  PL: 'pl',
  CZ: 'cz',
  SK: 'cz',
  HU: 'hu',
  TR: 'tr',
  RO: 'ro',
  IE: 'ie',
  RS: 'balkan',
  HR: 'balkan',
  SI: 'balkan',
  LT: 'baltic',
  LV: 'baltic',
  VN: 'vn',
};

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
  return spoken?.[2] ?? languageOf[country];
}

/** What a plain letter with ink beside it most likely is, by language; the first fitting wins. */
export const accentedLetters: Partial<Record<NameLanguage, string>> = {
  de: 'äöü',
  nordic: 'öäåø',
  fr: 'éèêëàâîïôùûç',
  es: 'áéíóúñü',
  pt: 'ãõçáéíóúâêôà',
  it: 'àèéìòù',
  nl: 'ëïéöü',
  pl: 'óśćńźżęą',
  cz: 'ěéáýíůúščřžň',
  hu: 'áéíóöőúüű',
  tr: 'öüçşğ',
  ro: 'ăâîșț',
  ie: 'áéíóú',
  balkan: 'čćžš',
  vn: 'ếệễậấầộốớườ',
};
