import type { CountryCode } from 'libphonenumber-js/max';

/*
 * Chinese and Japanese names are too many for a list, but written in Latin letters they consist of
 * few syllables.
 */

const pinyin =
  /^(?:(?:[bpmfdtnlgkhjqxrzcsyw]|zh|ch|sh)?(?:[iu]?a(?:ng|n|o|i)?|i?e(?:ng|n|i)?|ou?(?:ng)?|i(?:ng|n|u|e)?|u(?:n|i|o|e)?|er)){1,2}$/;
const romaji =
  /^(?:(?:[kgsztdnhbpmr]y?|sh|ch|j|ts|f|y|w)?[aeiou]|n(?![aeiouy])|(?:k(?=k)|s(?=s)|t(?=[tc])|p(?=p)))+$/;

const syllables: Partial<Record<CountryCode, RegExp>> = {
  CN: pinyin,
  TW: pinyin,
  JP: romaji,
};

/** Whether a word may be a name by its syllables, on a card from China, Taiwan or Japan. */
export const soundsLikeName = (word: string, country: CountryCode | undefined): boolean =>
  /^\p{Lu}\p{L}{1,}$/u.test(word) &&
  (country && syllables[country]?.test(word.toLowerCase())) === true;
