import { analyse } from 'chardet';
import { familyNameSpellings, givenNameSpellings } from '../people/people.ts';
import {
  alphabets,
  characters,
  type Alphabet,
  type Characters,
  type LetterEncoding,
} from './alphabets.ts';

/** Bytes that are compared: from the start, the middle and the end of a text. */
const looked = 9_000;
const places = 3;
/** What the library's guess adds, for each byte beyond ASCII. */
const libraryWeight = 0.1;
/** What a domain of its countries adds to a language. */
const domainWeight = 0.3;
const fallback: LetterEncoding = 'windows-1252';

/** The likeliest encoding of a text that is not Unicode, by the letters of the languages in it. */
export function likeliestEncoding(bytes: Uint8Array): LetterEncoding {
  const sample = tellingLines(bytes);
  const ascii = new TextDecoder('latin1').decode(sample).toLowerCase();
  const guessed = analyse(sample)[0]?.name.toLowerCase();
  const texts = new Map<string, string>();
  const textIn = (encoding: string) => {
    const known = texts.get(encoding) ?? new TextDecoder(encoding).decode(sample);
    texts.set(encoding, known);
    return known;
  };
  let best: { encoding: LetterEncoding; score: number } = { encoding: fallback, score: 0 };
  const compare = (encoding: LetterEncoding, language: Alphabet | Characters, score: number) => {
    const beyond = score > 0 ? score : 0;
    const domains = language.domains;
    const isThere = domains && new RegExp(`\\.(?:${domains})(?![\\w.-])`).test(ascii);
    const total =
      score +
      (isThere ? beyond * domainWeight : 0) +
      (guessed === encoding ? beyond * libraryWeight : 0);
    // Differences of rounding are none.
    if (total > best.score + 1e-6) best = { encoding, score: total };
  };
  for (const language of alphabets) {
    const letters = new Set(language.letters + language.letters.toUpperCase());
    for (const encoding of language.encodings) {
      const score = letterScore(textIn(encoding), letters) * (language.weight ?? 1);
      compare(encoding, language, score);
    }
  }
  for (const language of characters) {
    const common = new Set(language.common);
    for (const encoding of language.encodings) {
      compare(encoding, language, characterScore(textIn(encoding), language, common));
    }
  }
  return best.encoding === fallback ? western(bytes) : best.encoding;
}

/** Lines with letters beyond ASCII, from several places. */
function tellingLines(bytes: Uint8Array): Uint8Array {
  const found: number[] = [];
  const parts = bytes.length > looked ? places : 1;
  for (let place = 0; place < parts; place++) {
    const near = Math.floor((bytes.length * place) / parts);
    let start = place === 0 ? 0 : bytes.indexOf(0x0a, near) + 1;
    const end = found.length + looked / parts;
    while (start < bytes.length && found.length < end) {
      const at = bytes.subarray(start).findIndex((byte) => byte >= 0x80);
      if (at < 0) break;
      const from = Math.max(start, bytes.lastIndexOf(0x0a, start + at) + 1);
      const feed = bytes.indexOf(0x0a, start + at);
      const to = Math.min(feed < 0 ? bytes.length : feed + 1, from + looked / parts);
      for (const byte of bytes.subarray(from, to)) found.push(byte);
      start = to;
    }
  }
  return Uint8Array.from(found);
}

/** Signs that belong to no word, and that texts have all the same. */
const sign = /[\u00a0«»“”„’‘‚–—…€§°®©™·•№¿¡½¼¾¨´¸±²³¹µ¶¤£¥¢]/u;
const word = /[\p{L}\p{M}]+/gu;

/** How many letters beyond ASCII are of a language, less those that are not. */
function letterScore(text: string, letters: ReadonlySet<string>): number {
  const chars = Array.from(text);
  let score = 0;
  for (const [at, char] of chars.entries()) {
    const before = chars[at - 1] ?? '';
    if (char > '\u007f') score += scoreOf(char, [before, chars[at + 1] ?? ''], letters);
    // Capitals behind small letters.
    if ((char > '\u007f' || before > '\u007f') && isSmall(before) && isCapital(char)) score -= 1;
  }
  for (const [whole] of text.matchAll(word)) {
    if (whole.length > 3 && /[^\p{ASCII}]/u.test(whole) && isName(whole)) score += 1;
  }
  return score;
}

function scoreOf(
  char: string,
  [before, next]: [before: string, next: string],
  letters: ReadonlySet<string>,
): number {
  const isInWord = isLetter(before) || isLetter(next);
  if (/[\ufffd\u0080-\u009f]/.test(char)) return -3;
  if (sign.test(char)) return signScore(char, before, next);
  // Letters of two scripts in a word.
  const isMixed = isLetter(char) && !isLatin(char) && (isAscii(before) || isAscii(next));
  return (letters.has(char) ? Number(isInWord) : -1) - Number(isMixed);
}

/** Quotation marks stand in front of words or behind them, and apostrophes inside. */
function signScore(char: string, before: string, next: string): number {
  const isOpening = /[“„‘«¿¡]/.test(char);
  if (isOpening) return isLetter(next) && !isLetter(before) ? 1 : -0.5;
  if (/[”’»]/.test(char)) return isLetter(before) && (char === '’' || !isLetter(next)) ? 1 : -0.5;
  const touches = isLetter(before) || isLetter(next);
  if (!touches) return 0.5;
  return /[…€°®©™]/.test(char) && !(isLetter(before) && isLetter(next)) ? 0 : -1;
}

const isLetter = (char: string): boolean => /[\p{L}\p{M}]/u.test(char);
const isLatin = (char: string): boolean => /[\p{Script=Latin}\u0300-\u036f]/u.test(char);
const isAscii = (char: string): boolean => /[a-z]/i.test(char);
const isSmall = (char: string): boolean => /\p{Ll}/u.test(char);
const isCapital = (char: string): boolean => /\p{Lu}/u.test(char);

/** Whether a word is a name that is spelt so. */
const isName = (text: string): boolean =>
  [...givenNameSpellings(text), ...familyNameSpellings(text)].some(
    ({ word: spelt }) => spelt.toLowerCase() === text.toLowerCase(),
  );

const isHalfWidth = (char: string): boolean => /[\uff61-\uff9f]/.test(char);

/** As `letterScore`, for characters of two bytes. */
function characterScore(text: string, { own }: Characters, common: ReadonlySet<string>): number {
  let score = 0;
  let before = '';
  for (const char of text) {
    const last = before;
    before = char;
    if (char <= '\u007f') continue;
    if (isAscii(last)) score -= 1;
    if (own?.test(char) || common.has(char)) score += 2;
    else if (/\p{Script=Han}/u.test(char)) score += common.size > 0 ? 0.8 : 0.3;
    else if (/[\u3000-\u303f\uff01-\uff60・]/.test(char)) score += 0.5;
    else if (isHalfWidth(char)) score += isHalfWidth(last) ? 0.5 : -0.5;
    else if (/\ufffd/.test(char)) score -= 4;
    else score -= 1;
  }
  return score;
}

/**
 * Windows-1252 and ISO-8859-15 differ in 0x80 to 0x9F: in ISO-8859-15 these are control characters,
 * which texts don't contain; in Windows-1252 they are characters such as € (0x80) and “. So any of
 * them means Windows-1252. Otherwise 0xA4 means ISO-8859-15, where it is €, because ¤ in Windows-1252
 * is not used. So do the bytes of š, ž and œ (¨, ¸ and ½ in Windows-1252) between letters.
 */
function western(bytes: Uint8Array): LetterEncoding {
  let isLatin9 = false;
  for (const [at, byte] of bytes.entries()) {
    if (byte >= 0x80 && byte <= 0x9f) return fallback;
    if (byte === 0xa4) isLatin9 = true;
    const isBetween = isLetterByte(bytes[at - 1]) && isLetterByte(bytes[at + 1]);
    if ((byte === 0xa8 || byte === 0xb8 || byte === 0xbd) && isBetween) isLatin9 = true;
  }
  return isLatin9 ? 'iso-8859-15' : fallback;
}

/** Whether a byte is a letter in both encodings. */
const isLetterByte = (byte = 0): boolean => {
  const lower = byte | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || byte >= 0xc0;
};
