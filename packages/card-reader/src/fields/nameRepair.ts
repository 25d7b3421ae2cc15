import {
  familyNameSpellings,
  givenNameSpellings,
  isFamilyName,
  isGivenName,
} from '@cardinal/contact/people/people';
import { editDistance, squash } from '@cardinal/contact/people/strings';

const minLetters = 4;

/**
 * Mends a misread word of a name by the email: "Trembldy" is "Tremblay" beside `j.tremblay@…`.
 * Only words that no list knows are changed, and only to names that a list knows.
 * @param local the part of the email before the @
 */
export function repairName(name: string, local: string): string {
  const tokens = local.split(/[^a-z]+/).flatMap((token) => [token, token.slice(1)]);
  const known = tokens.filter(
    (token) => token.length >= minLetters && (isGivenName(token) || isFamilyName(token)),
  );
  if (!known.length) return name;
  return name.replace(/\p{L}+/gu, (word) => {
    const form = squash(word);
    if (form.length < minLetters || isGivenName(word) || isFamilyName(word)) return word;
    // "ramesh@…" is short for Ramesha, not a better reading of it.
    const token = known.find((other) => !form.startsWith(other) && editDistance(form, other) === 1);
    return token ? spelt(token, word) : word;
  });
}

/** A name as the lists spell it, in capitals where the misread word is. */
function spelt(token: string, word: string): string {
  const [spelling] = [...familyNameSpellings(token), ...givenNameSpellings(token)];
  const name = spelling?.word ?? token;
  return word === word.toUpperCase() ? name.toUpperCase() : name;
}
