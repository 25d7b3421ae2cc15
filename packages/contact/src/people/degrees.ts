import { isFamilyName, isGivenName } from './people.ts';
import { isAllCaps, squash, wordsOf } from './strings.ts';
import { hasLegalForm } from './legalForms.ts';
import { degree, nameSuffix } from './nameWords.ts';

/*
 * Degrees behind a name are too many for a list, but they don't look like names: "MBChB", "P.E.",
 * "RA" behind a name in small letters.
 */

/** "MBChB", "B.Arch.": several capitals in a short word, which is no "McKay", "DeVries" or "O'Neil". */
const isAbbreviation = (word: string) =>
  word.length <= 8 &&
  (word.match(/\p{Lu}/gu) ?? []).length > 1 &&
  !/^(?:Ma?c|De|Di|La|Le|Van|Fitz|O['’]|D['’])\p{Lu}|-/u.test(word);

const isListed = (word: string) => nameSuffix.test(word) || degree.test(word);

/**
 * A name without the degrees behind it, which stand behind a comma or look unlike a name.
 * @param local the part of the email before the @, which may spell a short family name
 */
export function withoutDegrees(text: string, local = ''): string {
  if (hasLegalForm(text)) return text;
  const [name = '', ...behind] = text.split(/\s*,\s*/);
  const isListOfDegrees = behind
    .flatMap(wordsOf)
    .every((word) => isAbbreviation(word) || isListed(word));
  if (behind.length && wordsOf(name).length > 1 && isListOfDegrees) {
    return withoutDegrees(name, local);
  }
  const words = text.split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length > 2 && isUnlikeName(last, words.slice(0, -1), local)
    ? withoutDegrees(words.slice(0, -1).join(' ').replace(/,$/, ''), local)
    : text;
}

/** Capitals behind a name in small letters may also be its family name: "Claire ROY". */
function isUnlikeName(word: string, before: readonly string[], local: string): boolean {
  if (!isAbbreviation(word) || before.every((other) => isAllCaps(other, 1))) return false;
  if (!isAllCaps(word)) return true;
  const isShort = /^\p{Lu}{2,4}$/u.test(word);
  const isSpelt = word.length > 2 && squash(local).includes(squash(word));
  return isShort && !isSpelt && !isFamilyName(word) && !isGivenName(word);
}
