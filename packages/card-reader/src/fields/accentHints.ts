import { replaceText } from './cardLine.ts';
import type { CardLine } from './cardLine.ts';
import { squash, withoutAccents } from './strings.ts';

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

/** How addresses spell an umlaut, and what is read for it: dots above make u look like i. */
const umlauts = [
  { umlaut: 'ä', spelt: 'ae', read: /a/ },
  { umlaut: 'ö', spelt: 'oe', read: /o/ },
  { umlaut: 'ü', spelt: 'ue', read: /[uil]/ },
  { umlaut: 'ß', spelt: 'ss', read: /[fb8]/ },
];

/**
 * Puts the umlauts into a word that an address spells out: "Kuhnel" is "Kühnel" beside
 * `m.kuehnel@…`. The word as it is if the addresses don't say so.
 * @param addresses the email and web addresses, lower case
 */
export function withUmlauts(word: string, addresses: string): string {
  const plain = withoutAccents(word).toLowerCase();
  if (plain.length !== word.length || plain.length < minLetters || addresses.includes(plain)) {
    return word;
  }
  let spelt = '';
  let result = '';
  for (const [index, letter] of [...plain].entries()) {
    const rest = plain.slice(index + 1);
    const found = umlauts.find(
      ({ read, spelt: pair }) =>
        read.test(letter) && addresses.includes((spelt + pair + rest).slice(0, minLetters + index)),
    );
    spelt += found?.spelt ?? letter;
    const printed = word[index] ?? '';
    if (!found) result += printed;
    else if (found.umlaut === 'ß' || !isCapital(printed)) result += found.umlaut;
    else result += found.umlaut.toUpperCase();
  }
  return spelt !== plain && addresses.includes(spelt) ? result : word;
}
