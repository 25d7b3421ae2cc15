import type { CountryCode } from 'libphonenumber-js/max';

import { replaceText, type CardLine } from '../lines/cardLine.ts';
import { squash, withoutAccents } from '@cardinal/contact/people/strings';

/*
 * What other places of a card say about a word's accents: the same word elsewhere, and the
 * addresses, which spell umlauts out.
 */

const words = /\p{L}+/gu;
const minLetters = 3;

/** Gives a word the accents that it has elsewhere on the card: they are more often lost than added. */
export function shareAccents(lines: readonly CardLine[]): void {
  const texts = lines.filter(({ kind }) => !kind);
  const accented = new Map<string, string>();
  for (const word of texts.flatMap(({ text }) => text.match(words) ?? [])) {
    if (word.length >= minLetters && withoutAccents(word) !== word) {
      accented.set(squash(word), word);
    }
  }
  for (const line of texts) {
    const text = line.text.replace(words, (word) => {
      const spelling = withoutAccents(word) === word ? accented.get(squash(word)) : undefined;
      return spelling?.length === word.length ? inCaseOf(word, spelling) : word;
    });
    replaceText(line, text);
  }
}

const isCapital = (letter: string | undefined) => /\p{Lu}/u.test(letter ?? '');

const inCaseOf = (word: string, spelling: string) =>
  [...spelling]
    .map((letter, index) => (isCapital(word[index]) ? letter.toUpperCase() : letter.toLowerCase()))
    .join('');

interface Umlaut {
  umlaut: string;
  spelt: string;
  read: RegExp;
}

/** How addresses spell an umlaut, and what is read for it: dots above make u look like i. */
const german: Umlaut[] = [
  { umlaut: 'ä', spelt: 'ae', read: /a/ },
  { umlaut: 'ö', spelt: 'oe', read: /o/ },
  { umlaut: 'ü', spelt: 'ue', read: /[uil]/ },
  { umlaut: 'ß', spelt: 'ss', read: /[fb8]/ },
];

/** æ is read as one of its halves. */
const danish: Umlaut[] = [
  { umlaut: 'æ', spelt: 'ae', read: /[ae]/ },
  { umlaut: 'ø', spelt: 'oe', read: /o/ },
  { umlaut: 'å', spelt: 'aa', read: /a/ },
];

const umlautsOf: Partial<Record<CountryCode, Umlaut[]>> = {
  DE: german,
  AT: german,
  CH: german,
  DK: danish,
  NO: danish,
};

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
  if (!umlauts) return word;
  const plain = withoutAccents(word).toLowerCase();
  if (plain.length !== word.length || plain.length < minLetters || addresses.includes(plain)) {
    return word;
  }
  const spelling = spelledOut(word, plain, addresses, umlauts);
  return spelling ?? word;
}

/**
 * Tries for each letter itself and the umlauts that are read like it, as long as the addresses
 * contain what comes out.
 */
function spelledOut(
  word: string,
  plain: string,
  addresses: string,
  umlauts: readonly Umlaut[],
  spelt = '',
  result = '',
): string | undefined {
  if (!addresses.includes(spelt)) return undefined;
  const { length } = result;
  const letter = plain[length];
  const printed = word[length] ?? '';
  if (letter === undefined) return result;
  const forms = umlauts
    .filter(({ read }) => read.test(letter))
    .map(({ umlaut, spelt: pair }) => ({
      pair,
      form: isCapital(printed) && umlaut !== 'ß' ? umlaut.toUpperCase() : umlaut,
    }));
  for (const { pair, form } of [{ pair: letter, form: printed }, ...forms]) {
    const whole = spelledOut(word, plain, addresses, umlauts, spelt + pair, result + form);
    if (whole !== undefined) return whole;
  }
  return undefined;
}
