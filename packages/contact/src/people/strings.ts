/** No line of a card is longer, in characters; expressions take too long over noise that is. */
export const longestLine = 300;

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
};

/** Without accents: what OCR, addresses and domains make of a word. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßøØłŁđĐðÐþÞıæÆœŒ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Lower-case letters and digits only, without accents: "L'Orée & Co." is `loreeco`. */
export const squash = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/**
 * The ways in which addresses spell a text: "Müller" is `muller` or `mueller`, "Ångström" is
 * `angstrom` or `aangstroem`.
 */
export function addressSpellings(text: string): string[] {
  const written = text
    .toLowerCase()
    .replace(
      /[äöüåøæ]/g,
      (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' })[letter] ?? 'ae',
    );
  return [...new Set([squash(text), squash(written)])];
}

/** The words of a text, without commas, brackets and bars. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/[,()|]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

/** What OCR takes for one another, brought to one form. Compare, don't show. */
export const lookalike = (text: string): string =>
  text
    .toLowerCase()
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[i1|j!l]+/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/[9q]/g, 'g')
    .replace(/8/g, 'b');

/** Length of the longest run of characters that both texts contain. */
export function longestCommonRun(a: string, b: string): number {
  let best = 0;
  let previous = new Uint16Array(b.length + 1);
  for (let i = 0; i < a.length; i++) {
    const current = new Uint16Array(b.length + 1);
    for (let j = 0; j < b.length; j++) {
      if (a[i] !== b[j]) continue;
      const run = (previous[j] ?? 0) + 1;
      current[j + 1] = run;
      best = Math.max(best, run);
    }
    previous = current;
  }
  return best;
}

/** Levenshtein distance. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, replaced));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** Whether the text has at least `least` letters and all are capitals. */
export function isAllCaps(text: string, least = 2): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= least && letters === letters.toUpperCase();
}

/** Brings a text in capitals to ordinary writing; Turkish has an i of its own. */
export function capitalised(text: string, locale = 'en'): string {
  return text
    .replace(/\p{L}+/gu, (word, index: number) => {
      // "Brigid's", but "O'Connor".
      if (word.length === 1 && /['’]$/.test(text.slice(0, index))) return word.toLowerCase();
      return word.charAt(0) + word.slice(1).toLocaleLowerCase(locale);
    })
    .replace(/i\u0307/g, 'i');
}

/**
 * Brings a Turkish text in capitals to ordinary writing. OCR loses the dot of İ: an I is taken for
 * one where the word's other vowels are formed in front, as those of a Turkish word agree.
 */
export const turkishCase = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) =>
    capitalised(/[EÖÜ]/.test(word) ? word.replaceAll('I', 'İ') : word, 'tr'),
  );

/**
 * A pattern that matches any of the listed words, whole. Words are separated by white space; each
 * may be a regular expression, in which `_` stands for a space or hyphen.
 */
export function wordPattern(words: string, flags = 'i'): RegExp {
  const alternatives = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', '[\\s-]+'));
  return new RegExp(`(?<![\\p{L}\\d])(?:${alternatives.join('|')})(?![\\p{L}\\d])`, `${flags}u`);
}
