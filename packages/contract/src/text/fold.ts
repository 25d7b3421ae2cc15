/*
 * Text comparison: one rule for the server, which stores and searches folded keys, and for the
 * browser, which searches the leads that it has loaded.
 *
 * Keys made by these functions are stored, so a change here needs a migration that rebuilds them.
 */

import { leadFieldsWith } from '../labels/leadFieldSets.ts';

/** Replacements for letters that Unicode does not decompose, and for the Greek final sigma. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ς: 'σ',
};
const undecomposed = new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'g');

/**
 * Marks that are removed: Latin, Greek and Cyrillic accents, Arabic vowel signs and tatweel, Hebrew
 * points, and format characters. Vowel signs of Indic scripts act as letters and are kept.
 */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\p{Cf}]/gu;
const blanks = /[\s\p{Cc}]+/gu;

/** Normalises text for comparing and sorting: ignores case, accents, width and extra space. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(undecomposed, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFC')
    .replace(blanks, ' ')
    .trim();
}

/** Zero-width, bidirectional and other characters that show nothing; matches all of them. */
export const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * A text without invisible characters. Texts that identify somebody are stored and compared like
 * this, because nobody could tell them apart.
 */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/**
 * Normalises text for comparing where accents count, as in addresses, usernames and passwords:
 * ignores only case, width and invisible characters.
 */
export const caseless = (text: string): string =>
  withoutInvisible(text).normalize('NFKC').toLowerCase();

/** Two spaces, which form a trigram with the first letter, so that one letter can be looked up. */
const wordStart = '  ';
const punctuation = /[^\p{L}\p{M}\p{N}\s]/gu;

/**
 * Marks where words begin, after a space or punctuation. It works character by character, so a
 * substring of the text remains a substring of the result.
 */
const markWords = (folded: string): string =>
  folded.replaceAll(' ', wordStart).replace(punctuation, (sign) => `${sign}${wordStart}`);

/** Fields of a lead that a search covers, in the order of the stored key. */
const searched = /* @__PURE__ */ leadFieldsWith('search', true);
type Searched = Readonly<Record<(typeof searched)[number], string>>;

/** Text that searches match against: the folded texts, with the start of each word marked. */
export function textKey(texts: readonly string[]): string {
  return texts
    .map(fold)
    .filter((text) => text !== '')
    .map((text) => wordStart + markWords(text))
    .join('');
}

/** Text that lead searches match against. */
export const searchKey = (lead: Searched): string => textKey(searched.map((field) => lead[field]));

/** Words shorter than this match only where a word begins. */
const shortWord = 3;

/** Substrings that a search key must all contain for a lead to match a query. */
export function searchParts(query: string): string[] {
  const words = new Set(fold(query).split(' '));
  words.delete('');
  return [...words].map((word) =>
    Array.from(word).length < shortWord ? wordStart + markWords(word) : markWords(word),
  );
}

/**
 * Returns a predicate for leads that match a query: every word must occur in one of the fields that
 * a search covers; words under three letters must occur at the start of a word. A query
 * without words matches every lead.
 */
export function leadMatcher(query: string): (lead: Searched) => boolean {
  const parts = searchParts(query);
  return (lead) => {
    const key = parts.length > 0 ? searchKey(lead) : '';
    return parts.every((part) => key.includes(part));
  };
}
