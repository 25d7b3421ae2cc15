import type { CountryCode } from 'libphonenumber-js/max';

import { withoutAccents } from '@cardinal/contact/people/strings';

type Umlaut = [umlaut: string, spelt: string, read: string];

/** How addresses spell an umlaut, and what is read for it: dots above make u look like i. */
const german: Umlaut[] = [
  ['ä', 'ae', 'a'],
  ['ö', 'oe', 'o'],
  ['ü', 'ue', 'uil'],
  ['ß', 'ss', 'fb8'],
];

/** æ is read as one of its halves. */
const danish: Umlaut[] = [
  ['æ', 'ae', 'ae'],
  ['ø', 'oe', 'o'],
  ['å', 'aa', 'a'],
];

const umlautsOf: Partial<Record<CountryCode, Umlaut[]>> = {
  DE: german,
  AT: german,
  CH: german,
  DK: danish,
  NO: danish,
};

const minLetters = 3;

/**
 * Puts the umlauts into a word that an address spells out: "Kuhnel" is "Kühnel" beside
 * `m.kuehnel@…`. The word as it is if the addresses don't say so.
 * @param addresses the email and web addresses, lower case
 */
export function withUmlauts(
  word: string,
  addresses: string,
  country: CountryCode | undefined,
): string {
  const umlauts = country && umlautsOf[country];
  const plain = withoutAccents(word).toLowerCase();
  const isSpelt = plain.length !== word.length || addresses.includes(plain);
  if (!umlauts || isSpelt || plain.length < minLetters) return word;
  const readAs = (letter: string) => umlauts.filter(([, , read]) => read.includes(letter));
  // Each letter stands for itself or for an umlaut that is read like it.
  const groups = [...plain].map(
    (letter) => `(${[letter, ...readAs(letter).map(([, spelt]) => spelt)].join('|')})`,
  );
  const [, ...pairs] = new RegExp(groups.join('')).exec(addresses) ?? [];
  return [...word]
    .map((printed, index) => {
      const [umlaut] = readAs(plain[index] ?? '').find(([, spelt]) => spelt === pairs[index]) ?? [];
      if (!umlaut) return printed;
      return /\p{Lu}/u.test(printed) && umlaut !== 'ß' ? umlaut.toUpperCase() : umlaut;
    })
    .join('');
}
