import type { CountryCode } from 'libphonenumber-js/max';
import { capitalised, isAllCaps, turkishCase } from '@cardinal/contact/people/strings';
import { legalSpelling } from '@cardinal/contact/people/legalForms';

/*
 * How a company or position is written into its field: without dirt and brackets, and in ordinary
 * capitals.
 */

/** Signs at the start, alone between words, or stuck to one: dirt, or parts of a logo. */
export const specksRemoved = (text: string): string =>
  ampersandsMended(unwrapped(text))
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/\s+[:;·.*~]+(?=\s)|(?<=\s)[-:;·.*~]+(?=\p{L})/gu, '');

/** Takes off brackets, labels and commas: "(Director)", "Designation: Director", "Director,". */
export const unwrapped = (text: string): string => {
  const bare = text
    .replace(/^(?:position|designation|title|job title|role)\s*:\s*/i, '')
    .replace(/^[^\p{L}\d(]+|[\s,;:]+$/gu, '');
  const whole = /^\((.*)\)$/u.exec(bare)?.[1] ?? bare;
  const balanced = whole.split('(').length === whole.split(')').length;
  return balanced ? whole : whole.replace(/^\(|(?<!\([^)]*)\)$/g, '');
};

/** A lone G or 8 between words is a misread "&". */
export const ampersandsMended = (text: string): string =>
  text.replace(/(?<=\p{L}{2},?) [G8] (?=\p{Lu})/gu, ' & ');

/** Long texts in capitals are easier to read, and to mail, in ordinary writing. */
export function readable(text: string, country?: CountryCode): string {
  if (!isAllCaps(text, 4) || text.length <= 4) return text;
  return country === 'TR' ? turkishCase(text) : capitalised(text);
}

/** A company in ordinary writing, its legal form as it is usually spelt. */
export function companyCase(text: string, country: CountryCode | undefined): string {
  const turkish = country === 'TR' && isAllCaps(text.replaceAll('i', 'İ'), 4);
  const written = turkish ? turkishCase(text.replaceAll('i', 'İ')) : readable(text);
  const company = written.replace(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu, (word) =>
    text.includes(word) ? word : (legalSpelling[word.toLowerCase()] ?? word),
  );
  if (country !== 'TR') return company;
  return company
    .replace(/\bA\.\s?[sSşŞ]\.?$/u, 'A.Ş.')
    .replace(/(?<!\p{L})(?:Tıc|Ve)(?!\p{L})/gu, (word) => (word === 'Ve' ? 've' : 'Tic'));
}
