import type { AccentMark } from '../../types.ts';
import type { NameLanguage } from '@cardinal/contact/people/givenNames';
import {
  familyNameSpellings,
  givenNameSpellings,
  ordinarySpellings,
} from '@cardinal/contact/people/people';
import { isAllCaps, withoutAccents } from '@cardinal/contact/people/strings';

/** The marks as Unicode's combining characters. */
const combining: Partial<Record<AccentMark, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circumflex: '\u0302',
  tilde: '\u0303',
  dieresis: '\u0308',
};

/** The word as a list knows it, if the ink doesn't speak against it; undefined if unknown. */
export function knownSpelling(
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

/** Whether an accent hangs below its letter. */
export const hangs = (letter: string) => /[\u0327\u0328\u0326]/.test(letter.normalize('NFD'));

/** Whether a letter has an accent. */
export const isAccented = (letter: string) =>
  /\p{L}/u.test(letter) && withoutAccents(letter) !== letter;

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

/** Whether a letter's accent can look like the mark. */
export function fits(letter: string, mark: AccentMark): boolean {
  const decomposed = letter.normalize('NFD');
  if (mark === 'below') return /[\u0327\u0328\u0326]/.test(decomposed);
  if (mark === 'dot') return /[\u030a\u0307]/.test(decomposed);
  if (mark === 'some') return /[\u0300-\u030c]/.test(decomposed);
  const accent = combining[mark];
  return accent !== undefined && decomposed.includes(accent);
}
