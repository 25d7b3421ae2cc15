import type { CountryCode } from 'libphonenumber-js/max';

import type { NameLanguage } from './givenNames.ts';

/** Whose accents a country's cards carry. */
export const languageOf: Partial<Record<CountryCode, NameLanguage>> = {
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
  VN: 'vn',
};

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
  vn: 'ếệễậấầộốớườ',
};
