import type { CountryCode } from 'libphonenumber-js/max';

import type { AccentMark } from '../types.ts';
import { shareAccents, withUmlauts } from './accentHints.ts';
import { replaceText } from './cardLine.ts';
import type { CardLine } from './cardLine.ts';
import type { NameLanguage } from './givenNames.ts';
import { accentedLetters, languageOn } from './languages.ts';
import {
  familyNameSpellings,
  givenNameSpellings,
  isFamilyName,
  isGivenName,
  ordinarySpellings,
} from './people.ts';
import { isAllCaps, withoutAccents } from './strings.ts';
import { roleWords } from './vocabulary.ts';

/** The marks as Unicode's combining characters. */
const combining: Partial<Record<AccentMark, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circumflex: '\u0302',
  tilde: '\u0303',
  dieresis: '\u0308',
};

/**
 * Puts accents back that the recogniser doesn't know: where a known word has them, or where the
 * ink beside a letter shows one that the country's language has. Works on names, companies and
 * positions, not on addresses of any kind.
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
    if (line.kind) continue;
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
  shareAccents(lines);
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

/** The word as a list knows it, if the ink doesn't speak against it; undefined if unknown. */
function knownSpelling(
  word: string,
  marks: readonly (AccentMark | undefined)[],
  language: NameLanguage | undefined,
): string | undefined {
  const names = [...givenNameSpellings(word), ...familyNameSpellings(word)];
  const candidates = [...names, ...ordinarySpellings(word)].filter(
    (candidate) => candidate.word.length === word.length,
  );
  let best: string | undefined;
  let bestRank = -Infinity;
  for (const candidate of candidates) {
    // Vietnamese cards for strangers are often printed without accents.
    const home = candidate.language === language && language !== 'vn';
    const always = home && !names.includes(candidate) && !isAllCaps(word);
    const foreign = language !== undefined && candidate.language !== language;
    const score = agreement(candidate.word, word, marks, { home, always, foreign });
    // Where two languages have the name, the card's own spelling is likelier.
    const rank = score - (foreign ? 0.5 : 0);
    if (score > 0 && rank > bestRank) {
      best = candidate.word;
      bestRank = rank;
    }
  }
  return best && withCaseOf(word, best, language === 'tr' ? 'tr' : 'en');
}

/**
 * How well a spelling's accents agree with the ink and with the accents that were read.
 * `home`: the card is from where the word is spelt so; `always`: it is never spelt without;
 * `foreign`: the card is from elsewhere.
 */
function agreement(
  candidate: string,
  word: string,
  marks: readonly (AccentMark | undefined)[],
  { home, always, foreign }: { home: boolean; always: boolean; foreign: boolean },
): number {
  let score = 0;
  let accents = 0;
  // Where one of its accents was read, the others were missed.
  const partly = [...word].some(
    (letter, index) => isAccented(letter) && letter === candidate[index],
  );
  for (let index = 0; index < candidate.length; index++) {
    const letter = candidate[index] ?? '';
    const accented = isAccented(letter);
    const mark = marks[index];
    const readAccent = isAccented(word[index] ?? '');
    if (!accented) {
      // Ink or a read accent where the spelling has none.
      if (readAccent || (mark && !/none|some|below/.test(mark))) score -= 0.6;
      continue;
    }
    accents++;
    // Another language's spelling does not overrule an accent that was read.
    if (readAccent) {
      const same = letter.toLowerCase() === word[index]?.toLowerCase();
      score += same ? 1.2 : foreign ? -0.6 : 0.4;
    }
    // Strokes through a letter, rings that touch it and dots of i show no ink of their own.
    else if (/[łøđıíìîïİßåæ]/i.test(letter)) score += home ? 0.6 : -0.6;
    // Cedillas and ogoneks touch their letter; their ink is easily missed.
    else if (mark === 'none' && hangs(letter)) score += home ? 0.4 : -1;
    else if (partly) score -= 0.3;
    else if (mark === undefined) score += home ? 0.5 : -0.5;
    else if (mark === 'none') score += always ? 0.1 : home ? -0.7 : -1.5;
    else score += (home ? 1 : 0.5) + (fits(letter, mark) ? 0.2 : 0);
  }
  return accents ? score : 0;
}

const hangs = (letter: string) => /[\u0327\u0328\u0326]/.test(letter.normalize('NFD'));
const isAccented = (letter: string) => /\p{L}/u.test(letter) && withoutAccents(letter) !== letter;

/** Spells `spelling` in the capitals of `word`; the locale knows which capital an i has. */
function withCaseOf(word: string, spelling: string, locale: string): string {
  return [...spelling]
    .map((letter, index) => {
      // An accented capital I is read as a small letter.
      const capital = /\p{Lu}/u.test(word[index] ?? '') || (index === 0 && /[ÍÎİ]/.test(letter));
      if (letter === 'ß') return letter;
      return capital ? letter.toLocaleUpperCase(locale) : letter.toLocaleLowerCase(locale);
    })
    .join('');
}

function restoreLetter(
  letter: string,
  mark: AccentMark | undefined,
  language: NameLanguage | undefined,
): string {
  if (mark === 'none' && isAccented(letter) && letter !== 'í') return withoutAccents(letter);
  if (!language || !mark || mark === 'none' || isAccented(letter)) return letter;
  const known = [...(accentedLetters[language] ?? '')].filter(
    (accented) => withoutAccents(accented) === letter.toLowerCase(),
  );
  // What hangs below its letter shows no ink above it.
  const [single = ''] = known.length === 1 && mark !== 'below' ? known : [];
  const only = hangs(single) ? undefined : single;
  const accented = known.find((candidate) => fits(candidate, mark)) ?? only;
  if (!accented) return letter;
  return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
}

/** Whether a letter's accent can look like the mark. */
function fits(letter: string, mark: AccentMark): boolean {
  const decomposed = letter.normalize('NFD');
  if (mark === 'below') return /[\u0327\u0328\u0326]/.test(decomposed);
  if (mark === 'dot') return /[\u030a\u0307]/.test(decomposed);
  if (mark === 'some') return /[\u0300-\u030c]/.test(decomposed);
  const accent = combining[mark];
  return accent !== undefined && decomposed.includes(accent);
}
