import type { CountryCode } from 'libphonenumber-js/max';

import type { AccentMark } from '../../types.ts';
import { withUmlauts } from './umlauts.ts';
import { replaceText, type CardLine } from '../lines/cardLine.ts';
import type { NameLanguage } from '@cardinal/contact/people/givenNames';
import { accentedLetters, languageOn } from './languages.ts';
import {
  familyNameSpellings,
  givenNameSpellings,
  isFamilyName,
  isGivenName,
} from '@cardinal/contact/people/people';
import { fits, hangs, isAccented, knownSpelling } from './spellings.ts';
import { withoutAccents } from '@cardinal/contact/people/strings';
import { roleWords } from '../vocabulary.ts';

/**
 * Puts accents back that the recogniser doesn't know: where a known word has them, or where the
 * ink beside a letter shows one that the country's language has. Works on names, companies,
 * positions and postal addresses.
 * @param addresses the card's email and web addresses, lower case
 */
export function restoreAccents(
  lines: CardLine[],
  country: CountryCode | undefined,
  addresses: readonly string[] = [],
): void {
  const texts = lines.map(({ text }) => withoutAccents(text)).join('\n');
  const language = country && languageOn(country, texts);
  const spelt = addresses.join(' ');
  for (const line of lines) {
    if (line.kind && line.kind !== 'address') continue;
    const { marks } = line;
    const text = lettersMended(line.text, country).replace(
      /[\p{L}’']+/gu,
      (read, index: number) => {
        const word = withUmlauts(read, spelt, country);
        if (word !== read) return word;
        return restoreWord(read, marks.slice(index, index + read.length), language);
      },
    );
    replaceText(line, regional(text, country));
  }
}

/** The accent of a capital Í makes it look like a small i. */
const smallInCapitals = /(?<=\p{Lu}\p{Lu})i(?=\p{Lu}|(?!\p{L}))|(?<=\p{Lu})i(?=\p{Lu}{2})/gu;

function lettersMended(text: string, country: CountryCode | undefined): string {
  // The recogniser has no ő and answers a question mark.
  const mended = country === 'HU' ? text.replace(/(?<=\p{L})\?/gu, 'ő') : text;
  return country === 'TR' ? mended : mended.replace(smallInCapitals, 'I');
}

const danish: Record<string, string> = { ö: 'ø', ä: 'æ', Ö: 'Ø', Ä: 'Æ' };

/** What one country writes otherwise than its neighbours. */
function regional(text: string, country: CountryCode | undefined): string {
  if (country === 'BR') return brazilian(text);
  // "Ní Bhriain", a daughter of the Ó Briains.
  if (country === 'IE') {
    return text.replace(/\bNi (?=\p{Lu})/gu, 'Ní ').replace(/\bO (?=\p{Lu}\p{Ll})/gu, 'Ó ');
  }
  // The middle name of most women, on a card that is printed with accents.
  if (country === 'VN' && vietnamese.test(text)) {
    return text.replace(/(?<=\p{L} )Thi(?= \p{L})/gu, 'Thị');
  }
  // Swedish has ö and ä where its neighbours have ø and æ.
  if (country === 'DK' || country === 'NO') {
    return text.replace(/[öäÖÄ]/g, (letter) => danish[letter] ?? letter);
  }
  return text;
}

/** Letters that no other language has. */
const vietnamese = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;

/** Before n and m Brazil closes the vowels that Portugal opens: Antônio, not António. */
const brazilian = (text: string) =>
  text.replace(/ó(?=[nm][aeiou])/g, 'ô').replace(/é(?=[nm][aeiou])/g, 'ê');

/** Restores the accents of one word; `marks` has one entry a letter. */
export function restoreWord(
  read: string,
  marks: readonly (AccentMark | undefined)[],
  language: NameLanguage | undefined,
): string {
  // What seems an accent above CTO belongs to the line above it.
  if (/^[A-Z]{2,4}$/.test(read) && roleWords.test(read)) return read;
  const word = language === 'de' ? sharpS(read) : read;
  const known = word === read ? knownSpelling(word, marks, language) : undefined;
  if (known !== undefined) return known;
  if (word !== read) return knownSpelling(word, [], language) ?? word;
  // A name that is known without accents needs none.
  if (isKnownPlain(word, language)) return word;
  const misread = misreadLetters(word, language).map((form) => knownSpelling(form, [], language));
  const mended = misread.find((form) => form !== undefined);
  if (mended && language) return mended;
  // One mark does not say which of its many accents a Vietnamese letter has.
  if (language === 'vn') return word;
  const letters = [...word].map((letter, index) => restoreLetter(letter, marks[index], language));
  return withUsualEnding(withoutStrangeTildes(letters.join('')), language);
}

const isKnownPlain = (word: string, language: NameLanguage | undefined) =>
  [...givenNameSpellings(word), ...familyNameSpellings(word)].some(
    (spelling) => spelling.language === language && ![...spelling.word].some(isAccented),
  );

/** Portuguese has ã in ão, ãe and at the end, õ in õe, no ç at the start, Spanish no ñ at the end: other ink. */
const withoutStrangeTildes = (word: string) =>
  word
    .replace(/ã(?=[nm]\p{L})/gu, 'â')
    .replace(/Ã(?=[NM]\p{L})/gu, 'Â')
    .replace(/ã(?![oeis]|$)|õ(?!e)|ñ$|^ç/giu, (letter) => withoutAccents(letter));

/** Endings that carry their accent in every word of the language. */
function withUsualEnding(word: string, language: NameLanguage | undefined): string {
  if (language === 'pt') return word.replace(/ç[oóôò]es$/, 'ções').replace(/ç[aáâà]o$/, 'ção');
  if (language !== 'es') return word;
  return word.replace(/(?<=\p{Ll}[cs])ion$/u, 'ión').replace(/(?<=\p{Lu}[CS])ION$/u, 'IÓN');
}

/** Plain words whose accented letters OCR takes for others: ñ for "fi", ł for t, ą for q. */
const misreadLetters = (word: string, language: NameLanguage | undefined): string[] =>
  [
    // Dots above make ü look like i.
    language === 'de' && !isGivenName(word) && !isFamilyName(word)
      ? word.replace(/(?<=\p{L})i/u, 'u')
      : word,
    word.replace(/f[il]/, 'n'),
    word.replaceAll('q', 'a'),
    word.replaceAll('q', 'a').replace('t', 'l'),
    ...[...word.matchAll(/t/g)].map(
      ({ index }) => `${word.slice(0, index)}l${word.slice(index + 1)}`,
    ),
  ].filter((form) => form !== word);

/** A capital B inside a lower-case word is a misread ß. */
const sharpS = (word: string) =>
  // "MBChB" has no small letters to read it from.
  /\p{Lu}{2}/u.test(word) ? word : word.replace(/(?<=\p{Ll})[Bβ](?=\p{Ll}|$)/gu, 'ß');

function restoreLetter(
  letter: string,
  mark: AccentMark | undefined,
  language: NameLanguage | undefined,
): string {
  if (mark === 'none' && isAccented(letter) && letter !== 'í') return withoutAccents(letter);
  if (!language || !mark || mark === 'none' || isAccented(letter)) return letter;
  const known = [...accentedLetters(language)].filter(
    (accented) => withoutAccents(accented) === letter.toLowerCase(),
  );
  // What hangs below its letter shows no ink above it.
  const [single = ''] = known.length === 1 && mark !== 'below' ? known : [];
  const only = hangs(single) ? undefined : single;
  const accented = known.find((candidate) => fits(candidate, mark)) ?? only;
  if (!accented) return letter;
  return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
}
