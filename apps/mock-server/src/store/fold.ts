/** Letters that Unicode does not decompose, as people type them instead; Greek's final sigma. */
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
 * Marks that are dropped: Latin, Greek and Cyrillic accents, Arabic vowel signs and tatweel, Hebrew
 * points, and what only formats. Vowel signs of Indic scripts are letters in effect, and stay.
 */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\p{Cf}]/gu;
const blanks = /[\s\p{Cc}]+/gu;

/** Text as it is compared and sorted: without case, accents, width variants and extra space. */
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

/** Longest sort key in characters: an index entry has a size limit on both engines. */
const sortKeyLength = 100;

/** Folded text to sort by. */
export function sortKey(text: string): string {
  return Array.from(fold(text)).slice(0, sortKeyLength).join('');
}

/** Two spaces: with the first letter they make a trigram, so even one letter can be looked up. */
const wordStart = '  ';
const punctuation = /[^\p{L}\p{M}\p{N}\s]/gu;

/**
 * Marks where words begin, after a space or punctuation. It works letter by letter, so whatever
 * stood within a text still stands within it.
 */
const markWords = (folded: string): string =>
  folded.replaceAll(' ', wordStart).replace(punctuation, (sign) => `${sign}${wordStart}`);

/** What a search looks through: all of these texts, folded, with the beginnings of words marked. */
export function searchKey(texts: readonly string[]): string {
  return texts
    .map(fold)
    .filter((text) => text !== '')
    .map((text) => wordStart + markWords(text))
    .join('');
}

/** Words shorter than this match only where a word begins. */
const shortWord = 3;

/** What must stand in a search key, all of it, for a lead to match a query. */
export function searchParts(query: string): string[] {
  const words = new Set(fold(query).split(' '));
  words.delete('');
  return [...words].map((word) =>
    Array.from(word).length < shortWord ? wordStart + markWords(word) : markWords(word),
  );
}
