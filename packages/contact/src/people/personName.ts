import type { CountryCode } from 'libphonenumber-js/max';

import { withoutDegrees } from './degrees.ts';
import { familyNameSpellings, givenNameSpellings, isFamilyName, isGivenName } from './people.ts';
import {
  capitalised,
  isAllCaps,
  longestLine,
  squash,
  turkishCase,
  withoutAccents,
  wordsOf,
} from './strings.ts';
import { degree, honorific, nameParticle, nameSuffix } from './nameWords.ts';

export interface PersonName {
  first: string;
  last: string;
}

/** Countries where two family names are usual. */
const twoFamilyNames: ReadonlySet<string | undefined> = new Set(
  'MX ES CO AR CL PE EC VE UY GT CR DO BO PY PA HN SV NI CU'.split(' '),
);
const iberian = (country: CountryCode | undefined) =>
  twoFamilyNames.has(country) || country === 'BR' || country === 'PT';
/** Languages whose people write the family name first, though not always in Latin letters. */
const familyFirst = new Set(['vn', 'cn', 'kr', 'hu', 'jp']);
const easternCountries: ReadonlySet<string | undefined> = new Set(
  'CN TW HK SG MY VN KR'.split(' '),
);

/** "Robert “Bob” Haldane". */
const nickname = /["“”„][^"“”„]*["“”]/gu;

/** What a German doctor's degree was taken in: "Dr. med.", "Dr. rer. nat.". */
const faculty =
  /\b(Dr\.?)\s*(?:(?:med|rer|nat|phil|jur|iur|dent|vet|pol|oec|theol|habil|h\. ?c)\.\s*)+/gi;

/** The words of a name without titles in front and degrees behind. */
export function nameWords(text: string, local = ''): string[] {
  const bare = withoutDegrees(text.replace(nickname, ' ').replace(faculty, '$1 '), local);
  let words = wordsOf(bare);
  while (words.length > 1 && isTitle(words)) words = words.slice(1);
  // "Dipl.-Ing." and "Dr.med." stick to each other; a suffix after two words ends the name.
  const suffix = words.findIndex((word, index) => index >= 2 && isSuffix(word));
  if (suffix > 0) words = words.slice(0, suffix);
  return words
    .map((word) =>
      word.replace(/^[^\p{L}]+|[^\p{L}.'’-]+$|(?<=\p{L}{3})[JjSs][Rr]\.$|(?<=\p{L}{3})\.$/gu, ''),
    )
    .flatMap((word) =>
      /^\p{Lu}\.\p{Lu}\p{Ll}{2,}/u.test(word) ? [word.slice(0, 2), word.slice(2)] : [word],
    )
    .filter(Boolean);
}

/** "M." is Monsieur before a French given name, else an initial. */
const isTitle = ([word = '', next = '']: string[]) =>
  honorific.test(word) ||
  (/^m\.?$/i.test(word) && isOf(givenNameSpellings(next), ['fr']) && !isGivenNameOf(next, 'es'));

const isGivenNameOf = (word: string, language: string) =>
  isOf(givenNameSpellings(word), [language]);

/** "V." may be an initial; "MBA" or "Ph.D." is not. */
const isSuffix = (word: string) =>
  ((nameSuffix.test(word) || degree.test(word)) && !/^\p{Lu}\.$/u.test(word)) ||
  /^[Il1|]{2,3}\.?$/.test(word);

/**
 * Splits a printed name. A text that is too long for a name is not split.
 * @param local the part of the email address before the @, as a hint
 */
export function splitName(
  text: string,
  local: string,
  country: CountryCode | undefined,
): PersonName {
  if (Math.max(text.length, local.length) > longestLine) return { first: text.trim(), last: '' };
  const words = separated(nameWords(text, local), local);
  if (words.length < 2) return { first: cased(words, country), last: '' };
  const [first, last] = familyNameFirst(words, local, country)
    ? [words.slice(1), words.slice(0, 1)]
    : splitBefore(words, familyStart(words, local, country));
  return { first: cased(first, country), last: cased(last, country) };
}

const splitBefore = (words: string[], start: number): [string[], string[]] => [
  words.slice(0, start),
  words.slice(start),
];

const tokensOf = (local: string) =>
  withoutAccents(local)
    .toLowerCase()
    .split(/[._\-\d]+/)
    .filter((token) => token.length > 1);

/** A name read as one word ("JohnSmith") is cut where the email says or a capital stands. */
function separated(words: string[], local: string): string[] {
  const [only] = words;
  if (words.length !== 1 || only === undefined || only.length < 6) return words;
  const capitals = /^(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u.exec(only);
  if (capitals && !/^Ma?c$/.test(capitals[1] ?? '')) return capitals.slice(1);
  const plain = withoutAccents(only).toLowerCase();
  for (const token of tokensOf(local)) {
    if (token.length < 3 || plain.length - token.length < 2) continue;
    if (plain.startsWith(token)) return [only.slice(0, token.length), only.slice(token.length)];
    if (plain.endsWith(token)) return [only.slice(0, -token.length), only.slice(-token.length)];
  }
  return words;
}

/** Whether the first word is the family name: written in capitals, or by the custom of its language. */
function familyNameFirst(
  words: string[],
  local: string,
  country: CountryCode | undefined,
): boolean {
  const [first = '', ...others] = words;
  const capitals = first.length > 2 && isAllCaps(first) && !first.includes('.');
  if (capitals && others.every((word) => /\p{Ll}/u.test(word))) return true;
  if (easternCountries.has(country) && spellsOthers(local, words)) return true;
  const last = others.at(-1) ?? '';
  if (isAllCaps(last) && !isAllCaps(first)) return false;
  if (first.endsWith('.')) return false;
  if (country === 'HU' && !isGivenNameOf(first, 'hu') && !isGivenNameOf(words[1] ?? '', 'en')) {
    return words.length < 4 && !isFamilyName(last) === isGivenNameOf(last, 'hu');
  }
  if (isEastern(familyNameSpellings(first)) && isReversed(local, words)) return true;
  if (country === 'JP' && words.length === 2 && squash(local) === squash(first)) {
    // People are called by their family name, and so are their mailboxes.
    return !isGivenName(first) || isFamilyName(first);
  }
  // Korean given names are hyphenated, family names never.
  if (/-/.test(last) && !/-/.test(first) && isOf(familyNameSpellings(first), ['kr'])) return true;
  if (!familyNameSpellings(first).some(({ language }) => familyFirst.has(language))) return false;
  // The first language that fits decides; in a Western order the last word is the family name.
  const givenLast = isEastern(givenNameSpellings(last));
  const familyLast = isEastern(familyNameSpellings(last));
  if (isOf(familyNameSpellings(first), ['vn']) && words.length >= 3)
    return !familyLast || givenLast;
  if (words.length === 3 && isOf(familyNameSpellings(first), ['cn'])) {
    // A given name of two syllables is not cut in the middle.
    if (!familyLast || (easternCountries.has(country) && !isWestern(first))) return true;
  }
  return givenLast && !familyLast && !isWestern(first) && !initialIs(local, first);
}

/** "yifan.liu@…" for "Liu Yifan": addresses put the given name first. */
function isReversed(local: string, [first = '', ...others]: string[]): boolean {
  const [given, family] = tokensOf(local);
  return family === squash(first) && given === squash(others.join(''));
}

/** "huimin@…" for "Ng Hui Min": the address leaves the family name out. */
function spellsOthers(local: string, [, ...others]: string[]): boolean {
  return others.length > 1 && squash(local) === squash(others.join(''));
}

const isOf = (spellings: readonly { language: string }[], languages: string[]) =>
  spellings.some(({ language }) => languages.includes(language));
const isEastern = (spellings: readonly { language: string }[]) => isOf(spellings, [...familyFirst]);
const isWestern = (word: string) =>
  givenNameSpellings(word).some(({ language }) => !familyFirst.has(language));

/** "ltran@…" for "L… Tran": the address begins with this word's initial and goes on otherwise. */
function initialIs(local: string, word: string): boolean {
  const plain = squash(word);
  const joined = tokensOf(local).join('');
  return (
    joined.length > 3 &&
    joined.startsWith(plain.charAt(0)) &&
    !joined.startsWith(plain) &&
    !joined.endsWith(plain)
  );
}

/** The index of the word that the family name begins with, in the Western order. */
function familyStart(words: string[], local: string, country: CountryCode | undefined): number {
  const father = words.findIndex((word, index) => index > 0 && patronymic.test(word));
  if (father > 0 && father < words.length - 1) return father;
  const last = withParticles(words, words.length - 1);
  if (last < words.length - 1) {
    // "Montes de Oca", "Gouveia dos Santos": two family names, the second with its particle.
    const before = words[last - 1] ?? '';
    const first = last > 1 && iberian(country) && !isInitial(before) && !isGivenName(before);
    return first ? withParticles(words, last - 1) : last;
  }
  if (words.length < 3) return last;
  const before = words[last - 1] ?? '';
  return isInitial(before) || !isDouble(words, local, country)
    ? last
    : withParticles(words, last - 1);
}

/** Words that name the father or the house: what follows them belongs to the family name. */
const patronymic = /^(?:mac|bin|bint|binti|binte|ibn|abdel|abd)$/i;

/** Moves a family name's start before its particles: "van der", "de la". */
function withParticles(words: string[], start: number): number {
  return start > 1 && nameParticle.test(words[start - 1] ?? '')
    ? withParticles(words, start - 1)
    : start;
}

const isInitial = (word: string) => /^\p{L}\.?$/u.test(word);

/** Whether the last two words are one family name: by the email, the country, or the names. */
function isDouble(words: string[], local: string, country: CountryCode | undefined): boolean {
  const [before = '', last = ''] = words.slice(-2);
  const tokens = tokensOf(local);
  const both = squash(before + last);
  const firstTwo = squash((words[0] ?? '') + (words[1] ?? ''));
  // "bilal.raza" is a first and a family name, "garciamarquez" are two family names.
  const together = tokens.some((token) => token.includes(both) && !token.includes(firstTwo));
  if (together || (tokens.length > 2 && tokens.slice(-2).join('') === both)) return true;
  if (twoFamilyNames.has(country)) return !isSpanishGiven(before);
  // A Brazilian or Portuguese middle name that is no given name is the mother's family name.
  if (iberian(country)) return !isGivenName(before) || isOf(familyNameSpellings(before), ['pt']);
  return isOf(familyNameSpellings(before), ['pt', 'es']) && !isGivenName(before);
}

const isSpanishGiven = (word: string) =>
  isOf(givenNameSpellings(word), ['es']) && !(isFamilyName(word) && !isGivenName(word));

function cased(words: string[], country: CountryCode | undefined): string {
  const text = words.join(' ');
  if (country === 'TR' && isAllCaps(text)) return words.map(turkishName).join(' ');
  if (!isAllCaps(text)) return words.map((word) => capitalStart(word, text)).join(' ');
  return capitalised(text)
    .replace(
      /(^|\s)Mc(\p{L})/gu,
      (_, before: string, letter: string) => `${before}Mc${letter.toUpperCase()}`,
    )
    .replace(
      /(?<=\s)(?:Van|Von|Der|Den|De|Del|Da|Dos|Das|Do|Di|Du|La|Bin|Ter|Ten)(?=\s)/g,
      (particle) => particle.toLowerCase(),
    )
    .replace(/^(?:Van|Von|De|Da|Dos|Di|Del)(?=\s)/, (particle) => particle.toLowerCase());
}

/** Capitals hide the dots of the i: a known name tells, else the word's other vowels. */
function turkishName(word: string): string {
  const spellings = [...givenNameSpellings(word), ...familyNameSpellings(word)];
  const known = spellings.find(({ language }) => language === 'tr');
  return known?.word ?? turkishCase(word);
}

/** A capital I or Í at the start is sometimes read small. */
const capitalStart = (word: string, name: string) =>
  /^\p{Ll}/u.test(word) && !nameParticle.test(word) && name !== word
    ? word.charAt(0).toUpperCase() + word.slice(1)
    : word;
