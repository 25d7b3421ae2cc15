import type { CountryCode } from 'libphonenumber-js/max';

import { splitEastAsian } from './people/eastAsianNames.ts';
import { hasEastAsianForm, hasLegalForm, hasOtherForm } from './people/legalForms.ts';
import { degree, honorific, nameSuffix, sharedMailbox } from './people/nameWords.ts';
import { isGivenName, isPersonName } from './people/people.ts';
import { splitName } from './people/personName.ts';
import { splitSlavic } from './people/slavicNames.ts';
import { capitalised, isAllCaps, squash } from './people/strings.ts';
import { isPlaceholder, isSaid, oneLine } from './text.ts';

/** The parts of a person's name; '' for those that it lacks. */
export interface NameParts {
  /** Titles: "Prof. Dr.". */
  prefix: string;
  first: string;
  last: string;
  /** Degrees and the like: "Jr.", "PhD". */
  suffix: string;
  /** The name of a company, in place of a person's. */
  company: string;
  /** What is no part of the name: "Sales", a nickname. */
  rest: string;
}

/** What helps to read a name. */
export interface NameHints {
  /** The person's email address, which may spell the name. */
  email?: string;
  /** Where people have such names; by default, that of the address. */
  country?: CountryCode | undefined;
}

/** A longer text is no name. */
const longest = 300;
/** A name without parts. */
export const noName: NameParts = {
  prefix: '',
  first: '',
  last: '',
  suffix: '',
  company: '',
  rest: '',
};

/** Reads a whole name, in either order, with titles, degrees and remarks. */
export function readName(text: string, { email = '', country }: NameHints = {}): NameParts {
  const name = isPlaceholder(text) ? '' : withoutMarks(oneLine(text));
  if (name === '') return noName;
  if (name.length > longest) return { ...noName, rest: name };
  if (name.includes('@')) return nameInAddress(name);
  if (isCompany(name)) return { ...noName, company: name };
  const [one = '', ...furtherPeople] = name.split(/ ?; ?| [/+] /).filter(Boolean);
  if (furtherPeople.length > 0 && /\p{L}/u.test(one)) {
    const first = readName(one, { email, country });
    return { ...first, rest: [first.rest, ...furtherPeople].filter(Boolean).join(', ') };
  }
  const eastern = splitEastAsian(name);
  if (eastern?.first) return { ...noName, ...eastern };
  const { bare, remarks } = withoutRemarks(name);
  const { names, prefix, suffix, others } = partsAround(bare);
  const [family = '', given] = names.map((part) => withoutTitles(part, prefix, suffix));
  const local = email.replace(/@.*/s, '');
  const split =
    given === undefined
      ? (splitSlavic(family) ??
        splitReversed(family, local) ??
        splitName(family, local, country ?? countryOf(email)))
      : { first: given, last: family };
  // A name without letters can't be split.
  const { first, last } = split.first ? split : { first: family, last: '' };
  const said = [first, last, ...prefix, ...suffix];
  const lost = [...remarks, ...others, ...(isSaid(family, said) ? [] : [name])];
  return {
    ...noName,
    prefix: prefix.join(' '),
    first,
    last,
    suffix: suffix.join(' '),
    rest: lost.join(', '),
  };
}

/** A name without quotation marks around all of it. */
const withoutMarks = (name: string): string =>
  /^["“”„«'‘‚]([^"“”„«»]+)["“”»'’]$/.exec(name)?.[1]?.trim() ?? name;

/** "Lund Ida", whose address is ida.lund@…: the family name stands first if the other is a given one. */
function splitReversed(name: string, local: string): { first: string; last: string } | undefined {
  const [family = '', given = '', ...others] = name.split(' ');
  const tokens = local.split(/[._-]/).map(squash);
  const isSpelt =
    tokens.length === 2 && tokens[0] === squash(given) && tokens[1] === squash(family);
  const isReversed = isSpelt && others.length === 0 && isGivenName(given) && !isGivenName(family);
  return isReversed ? { first: given, last: family } : undefined;
}

/** Countries with an order of names of their own, whose people use their domains. */
const ownOrder = new Set('MX ES AR CL PE EC UY BR PT HU TR CN TW HK JP KR VN SG MY'.split(' '));

/** The country of an address, as far as it matters for names. */
function countryOf(email: string): CountryCode {
  const domain = email.slice(email.lastIndexOf('.') + 1).toUpperCase();
  // Each of them is the code of a country.
  return ownOrder.has(domain) ? (domain as CountryCode) : 'US';
}

/** "jane.roe@…" names Jane Roe; "info@…" and "jr@…" name nobody. */
function nameInAddress(address: string): NameParts {
  const local = address.replace(/^mailto:/i, '').replace(/[@+].*/s, '');
  const words = local.split(/[._-]+/).filter(Boolean);
  const isName = words.length > 1 && words.every((word) => /^\p{L}{2,}$/u.test(word));
  if (!isName || words.some((word) => sharedMailbox.test(word)))
    return { ...noName, rest: address };
  const cased = words.map((word) => capitalised(word.toUpperCase()));
  return { ...noName, first: cased.slice(0, -1).join(' '), last: cased.at(-1) ?? '' };
}

/** A text with a legal form that is no list of a person's names and degrees. */
const isCompany = (name: string): boolean =>
  hasEastAsianForm(name) ||
  (hasOtherForm(name) && name.includes(' ')) ||
  (hasLegalForm(name) && name.includes(' ') && !name.split(/[\s,]+/).some(isListed));

/** "Jane (Sales)", "Jane Roe - Contractor", "Jane “Janie” Roe". */
function withoutRemarks(name: string) {
  const remarks: string[] = [];
  const keep = (_: string, remark: string) => {
    remarks.push(remark.trim());
    return ' ';
  };
  const bare = name
    .replace(/[([{]([^()[\]{}]*)[)\]}]/g, keep)
    .replace(/["“„]([^"“”„]*)["“”]/g, keep)
    .replace(/\s[-–—|]\s(.*)$/, keep);
  const kept = oneLine(bare);
  return /\p{L}/u.test(kept) ? { bare: kept, remarks } : { bare: name, remarks: [] };
}

const isListed = (word: string): boolean =>
  (nameSuffix.test(word) || degree.test(word)) && !/^\p{Lu}\.$/u.test(word);

/** "CFE" behind a name in small letters: degrees are too many for a list. */
const isAbbreviation = (word: string): boolean =>
  /^[\p{L}.]{2,8}$/u.test(word) && /\p{Lu}.*\p{Lu}/u.test(word) && !isPersonName(word);

/** The parts of a text between commas: at most two names, and the titles and degrees beside them. */
function partsAround(text: string) {
  const parts = text.split(',').map((part) => part.trim());
  const names: string[] = [];
  const prefix: string[] = [];
  const suffix: string[] = [];
  const others: string[] = [];
  for (const part of parts.filter(Boolean)) {
    const words = part.split(' ');
    const whole = names[0] ?? '';
    const isDegree = (word: string) =>
      isListed(word) || (whole.includes(' ') && !isAllCaps(whole) && isAbbreviation(word));
    if (names.length > 0 && words.every(isDegree)) suffix.push(part);
    else if (names.length > 0 && words.every((word) => honorific.test(word))) prefix.push(part);
    else if (names.length < 2) names.push(part);
    else others.push(part);
  }
  return { names, prefix, suffix, others };
}

/** What a doctor's degree was taken in: "Dr. med.", "Dr. rer. nat.". */
const faculty = /^(?:med|rer|nat|phil|jur|iur|dent|vet|pol|oec|theol|habil|h\.?\s?c)\.$/i;

/** How many words in front of a name are titles: "Prof. Dr. med.", "Mr. & Mrs.". */
function countTitles(words: readonly string[]): number {
  return countWhile(words, (word, index) => {
    if (honorific.test(word) || (index > 0 && faculty.test(word))) return true;
    return (
      index > 0 && /^(?:&|and|und|et|y|e)$/i.test(word) && honorific.test(words[index + 1] ?? '')
    );
  });
}

/** A name without the titles in front and the degrees behind it, which are added to the lists. */
function withoutTitles(name: string, prefix: string[], suffix: string[]): string {
  const words = name.split(' ');
  const titles = countTitles(words);
  // A last name that looks like a title stays one: "Jane Miss".
  const front = words.splice(0, Math.min(titles, words.length - 1));
  const degrees = countWhile(words.toReversed(), isListed);
  const behind = words.splice(words.length - Math.min(degrees, words.length - 1));
  prefix.push(...front);
  suffix.unshift(...behind);
  // "Mario Rossi Dott."
  const last = words.at(-1) ?? '';
  if (words.length > 2 && last.endsWith('.') && honorific.test(last)) {
    prefix.push(...words.splice(-1));
  }
  return words.join(' ');
}

function countWhile(
  words: readonly string[],
  test: (word: string, index: number) => boolean,
): number {
  const end = words.findIndex((word, index) => !test(word, index));
  return end < 0 ? words.length : end;
}
