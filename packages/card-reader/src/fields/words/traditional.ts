import type { CountryCode } from 'libphonenumber-js/max';

import { simplified, traditional } from './traditionalData.ts';

/*
 * The recogniser has learnt from texts of China: of the characters of Taiwan and Hong Kong it lacks
 * about a thousand, as 監 and 貿, and answers their simplified or Japanese forms.
 */

const targets = [...traditional];
const traditionalOf = new Map([...simplified].map((char, index) => [char, targets[index] ?? char]));

/** Family names that the recogniser lacks, and what it answers for them that is no family name. */
const families: Readonly<Record<string, string>> = { 翼: '龔', 虚: '盧', 虛: '盧', 鐘: '鍾' };

const isTraditional = (country: CountryCode | undefined) =>
  country === 'TW' || country === 'HK' || country === 'MO';

/** Spells Chinese characters as the country does. */
export const asInCountry = (text: string, country: CountryCode | undefined): string =>
  isTraditional(country)
    ? text.replace(/\p{Script=Han}/gu, (char) => traditionalOf.get(char) ?? char)
    : text;

/** As `asInCountry`, for a family name. */
export const familyAsInCountry = (name: string, country: CountryCode | undefined): string => {
  const spelt = asInCountry(name, country);
  return isTraditional(country) ? (families[spelt] ?? spelt) : spelt;
};
