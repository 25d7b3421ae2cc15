/*
 * Text comparison: one rule for the server, which stores and searches folded keys, and for the
 * browser, which searches the leads that it has loaded.
 *
 * Keys made by these functions are stored, so a change here needs a migration that rebuilds them.
 */

import {
  leadFieldsWith,
  leadNumberOf,
  leadPhoneFields,
  type LeadNumber,
} from '../labels/leadFieldSets.ts';

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

const bracketed = /^[^<>@]*<([^<>]*)>[\s.,;]*$/;
const scheme = /^mailto:/i;
/** "(work)" behind an address. */
const label = /(?<=\S)\s*\([\p{L} .-]{1,20}\)$/u;
/** Marks that cling to an address when it is copied. */
const clinging = /^[.,;:'"’”‘“<]+|(?<![.,;:'"’”‘“>])[.,;:'"’”‘“>]+$/g;

/**
 * The email address in what somebody typed or pasted: behind a name, in angle brackets, as a link,
 * with marks around it. A text that holds none, or several, is left as it is.
 */
export function typedEmail(typed: string): string {
  const text = withoutInvisible(typed).trim();
  const [, inside = text] = bracketed.exec(text) ?? [];
  const [target = ''] = scheme.test(inside) ? inside.replace(scheme, '').split('?') : [inside];
  const address = target.trim().replace(clinging, '').replace(label, '');
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : text;
}

/** Two spaces, which form a trigram with the first letter, so that one letter can be looked up. */
const wordStart = '  ';
const punctuation = /[^\p{L}\p{M}\p{N}\s]/gu;

/**
 * Marks where words begin, after a space or punctuation. It works character by character, so a
 * substring of the text remains a substring of the result.
 */
const markWords = (folded: string): string =>
  folded.replaceAll(' ', wordStart).replace(punctuation, (sign) => `${sign}${wordStart}`);

/** Signs that keyboards, telephones and word processors write differently. */
const apostrophes = /[‘’‚‛′´`ʹʻʼʽʾʿˈ＇]/g;
const quotes = /[“”„‟«»＂]/g;
const dashes = /[‐‑‒–—―−﹘﹣－]/g;

const withPlainSigns = (text: string): string =>
  text.replace(apostrophes, "'").replace(quotes, '"').replace(dashes, '-');

/**
 * A folded text in which every apostrophe, quotation mark and dash is that of the keyboard. Folding takes
 * some signs apart, and makes others: "´" becomes a blank, and "︱" a dash.
 */
const foldWords = (text: string): string => withPlainSigns(fold(withPlainSigns(text)));

const insideWord = /(?<=[\p{L}\p{M}])'(?=[\p{L}\p{M}])/u;

/** A text, and its words with an apostrophe also without it: "o'neill oneill". */
function withJoined(folded: string): string {
  const joined = folded.split(' ').filter((word) => insideWord.test(word));
  return [folded, ...joined.map((word) => word.replaceAll("'", ''))].join(' ');
}

/** Text that searches match against: the folded texts, with the start of each word marked. */
export const textKey = (texts: readonly string[]): string =>
  texts
    .map(foldWords)
    .filter((text) => text !== '')
    .map((text) => wordStart + markWords(withJoined(text)))
    .join('');

/** Fields of a lead that a search covers, in the order of the stored key. */
const searched = /* @__PURE__ */ leadFieldsWith('search', true);
type Searched = Readonly<Record<(typeof searched)[number], string>> &
  Readonly<Partial<Record<LeadNumber, string | null>>>;

/** The digits of a number that are the same in every spelling. */
const searchedDigits = (number: string): string =>
  number.replaceAll('(0)', '').replace(/\D/g, '').replace(/^0+/, '');

/** Text that lead searches match against. */
export function searchKey(lead: Searched): string {
  const numbers = leadPhoneFields.map((field) =>
    searchedDigits(lead[leadNumberOf[field]] ?? lead[field]),
  );
  return textKey([...searched.map((field) => lead[field]), ...numbers]);
}

/** Words shorter than this match only where a word begins. */
const shortWord = 3;

const partsOf = (words: readonly string[]): string[] =>
  [...new Set(words)].map((word) =>
    Array.from(word).length < shortWord ? wordStart + markWords(word) : markWords(word),
  );

/** Neighbouring words that may be the groups of a phone number: "(0711) 555-01 66". */
const numberGroups = /(?<!\S)[+(]?\d[\d()/.-]*(?: [(]?\d[\d()/.-]*)*(?!\S)/g;

/** Country codes of one and two digits; all others have three. */
const countryCodes = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** Countries that dial something else than 0 before a number: code, prefix, length of the number. */
const trunks: readonly (readonly [code: string, prefix: string, length: readonly number[]])[] = [
  ['7', '8', [10]],
  ['36', '06', [8, 9]],
  ['370', '8', [8]],
  ['375', '80', [9]],
];
/** Shorter numbers are searched as they are. */
const wholeNumber = 8;

/**
 * Other beginnings of the number that a query consists of. Numbers of unknown countries are in keys as
 * they are dialled within their country, and all others with its code.
 */
function otherNumbers(query: string): string[] {
  if (!/^[+(]?\d[\d()/. -]*$/.test(query)) return [];
  const written = query.replaceAll('(0)', '').replace(/\D/g, '');
  if (written.length < wholeNumber) return [];
  const [, international] = /^(?:\+|00)(\d+)$/.exec(query.replace(/[^+\d]/g, '')) ?? [];
  if (international === undefined) {
    return trunks.flatMap(([code, prefix, lengths]) => {
      const national = written.slice(prefix.length);
      const fits = written.startsWith(prefix) && lengths.includes(national.length);
      return fits ? [code + national] : [];
    });
  }
  const digits = searchedDigits(query);
  const [code = ''] = countryCodes.exec(digits) ?? [];
  const national = digits.slice(code.length);
  const prefixed = trunks.filter(([of]) => of === code).map(([, prefix]) => prefix + national);
  return [national, ...prefixed.map(searchedDigits)];
}

/**
 * What a search key must contain for a lead to match a query: all parts of one alternative. The
 * second one reads numbers as phone numbers, in whatever groups they are written; further ones begin
 * them otherwise.
 */
export function searchParts(query: string): string[][] {
  const folded = foldWords(query);
  if (folded === '') return [];
  const dialled = folded.replace(numberGroups, (number) => {
    const digits = searchedDigits(number);
    return digits.length < shortWord ? number : digits;
  });
  const texts = folded === dialled ? [folded] : [folded, dialled];
  return [
    ...texts.map((text) => partsOf(text.split(' '))),
    ...otherNumbers(folded).map((number) => [wordStart + number]),
  ];
}

/**
 * Returns a predicate for leads that match a query: every word must occur in one of the fields that
 * a search covers; words under three letters must occur at the start of a word. A query
 * without words matches every lead.
 */
export function leadMatcher(query: string): (lead: Searched) => boolean {
  const alternatives = searchParts(query);
  if (alternatives.length === 0) return () => true;
  return (lead) => {
    const key = searchKey(lead);
    return alternatives.some((parts) => parts.every((part) => key.includes(part)));
  };
}
