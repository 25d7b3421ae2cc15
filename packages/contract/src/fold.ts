/*
 * How text is compared: one rule for the server, which stores and searches folded keys, and for the
 * browser, which searches the leads that it has loaded. Depends on nothing, like `limits`.
 *
 * Keys made by these functions are stored. A change here needs a migration that rebuilds them.
 */

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

/** Two spaces: with the first letter they make a trigram, so even one letter can be looked up. */
const wordStart = '  ';
const punctuation = /[^\p{L}\p{M}\p{N}\s]/gu;

/**
 * Marks where words begin, after a space or punctuation. It works letter by letter, so whatever
 * stood within a text still stands within it.
 */
const markWords = (folded: string): string =>
  folded.replaceAll(' ', wordStart).replace(punctuation, (sign) => `${sign}${wordStart}`);

/** The fields of a lead in which a search looks. */
interface Searched {
  first_name: string;
  last_name: string;
  email: string;
  company: string;
}

/** What a search of leads looks through: the folded fields, with the beginnings of words marked. */
export function searchKey({ first_name, last_name, email, company }: Searched): string {
  return [first_name, last_name, email, company]
    .map(fold)
    .filter((text) => text !== '')
    .map((text) => wordStart + markWords(text))
    .join('');
}

/** Words shorter than this match only where a word begins. */
const shortWord = 3;

/** The pieces of text that a search key must all contain for a lead to match a query. */
export function searchParts(query: string): string[] {
  const words = new Set(fold(query).split(' '));
  words.delete('');
  return [...words].map((word) =>
    Array.from(word).length < shortWord ? wordStart + markWords(word) : markWords(word),
  );
}

/**
 * Makes the test whether a lead matches a query: every word is found in first name, last name,
 * email or company; words under three letters only where a word begins. A query without any word
 * matches every lead.
 */
export function leadMatcher(query: string): (lead: Searched) => boolean {
  const parts = searchParts(query);
  return (lead) => {
    const key = parts.length > 0 ? searchKey(lead) : '';
    return parts.every((part) => key.includes(part));
  };
}
