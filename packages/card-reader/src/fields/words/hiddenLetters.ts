import type { CountryCode } from 'libphonenumber-js/max';

import { isPersonName, ordinarySpellings } from '@cardinal/contact/people/people';
import { withoutAccents } from '@cardinal/contact/people/strings';
import { hasLegalForm } from '@cardinal/contact/people/legalForms';
import { industryWords, roleWords } from '../vocabulary.ts';

/*
 * Strokes through letters are neither known to the recogniser nor seen as ink beside a letter: ł is
 * read as l, ø as o, ð as d. A word that no list knows may have one.
 */

const looksLike: Partial<Record<CountryCode, RegExp>> = {
  PL: /l/i,
  NO: /o/i,
  DK: /o/i,
  IS: /d/i,
  // Only on cards that are printed with accents.
  VN: /^(?=.*[ăâđêôơư\u1ea0-\u1ef9]).*$/iu,
};

/** Whether letters of a text may carry strokes that were not read. */
export function mayHideLetters(text: string, country: CountryCode | undefined): boolean {
  const plainLetter = country && looksLike[country];
  if (!plainLetter) return false;
  return (text.match(/\p{L}{3,}/gu) ?? []).some((word) => plainLetter.test(word) && !isKnown(word));
}

const isKnown = (word: string) =>
  isPersonName(word) ||
  ordinarySpellings(word).length > 0 ||
  industryWords.test(withoutAccents(word)) ||
  roleWords.test(withoutAccents(word)) ||
  hasLegalForm(word);
