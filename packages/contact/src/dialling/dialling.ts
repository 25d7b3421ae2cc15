import {
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';

import { countriesOf, type UsedCountries } from './country.ts';
import { isCallable, readPhones } from '../phones.ts';

/** What tells the country of a number that is written without its code. */
export interface NumberClues {
  /** Other numbers, the address and the company of the same person. */
  texts: readonly string[];
  /** Of websites and email addresses. */
  domains: readonly string[];
  /** The countries that other people of the workspace are from. */
  used: UsedCountries;
}

const noClues: NumberClues = { texts: [], domains: [], used: { all: [] } };

/** Whether a text holds a number whose country only clues tell. */
export const needsClues = (text: string): boolean => /^[^+]/.test(dialledIn(text));

/** A number as it is written, and as it is dialled; null if it cannot be. */
export interface DialledNumber {
  written: string;
  e164: string | null;
}

/**
 * One number of each person that is written with its country code, in E.164: what was concluded from
 * other numbers is no evidence for more.
 */
export const knownNumbers = (people: readonly (readonly DialledNumber[])[]): string[] =>
  people.flatMap(
    (numbers) =>
      numbers.find(({ written, e164 }) => e164 !== null && !needsClues(written))?.e164 ?? [],
  );

/**
 * The number that a telephone dials, in E.164; null if the text holds none, or if its country is not
 * known.
 */
export function toE164(text: string, clues = noClues): string | null {
  const dialled = dialledIn(text);
  if (dialled === '') return null;
  if (dialled.startsWith('+')) {
    const phone = parsed(dialled);
    return phone?.isPossible() ? phone.number : null;
  }
  const { texts, domains, used } = clues;
  const { countries, sure } = countriesOf([text, ...texts], domains, used.home);
  const [likely, ...others] = countries.flatMap((country) => parsed(dialled, country) ?? []);
  const home = used.home && parsed(dialled, used.home);
  const valid = [likely, ...others, home].find((phone) => phone?.isValid());
  if (valid) return valid.number;
  // "491715550101": without the plus of its country code.
  const international = withoutPlus(text, dialled);
  if (international) return international;
  const elsewhere = used.all.flatMap((country) => parsed(dialled, country) ?? []);
  const possible = elsewhere.filter((phone) => phone.isValid());
  const [only] = possible.length === 1 ? possible : [];
  if (only) return only.number;
  // Numbering plans grow faster than our table of them.
  return sure && likely?.isPossible() ? likely.number : null;
}

/** A number that begins with its country code; "8 495 1234567" doesn't begin with Vietnam's. */
function withoutPlus(text: string, dialled: string): string | undefined {
  const phone = dialled.startsWith('0') ? undefined : parsed(`+${dialled}`);
  if (!phone?.isValid() || !phone.country) return undefined;
  const [group] = /\d+/.exec(text) ?? [];
  return group === dialled || group === phone.countryCallingCode ? phone.number : undefined;
}

/**
 * What all spellings of a number have in common: its digits without country code and leading zeros;
 * '' if a text holds no number.
 * @param e164 See `toE164`
 */
export function numberKey(text: string, e164: string | null): string {
  const digits = (e164 && parsed(e164)?.nationalNumber) || dialledIn(text);
  return digits.replace(/^\+?0*/, '');
}

/** The digits of the number that is called, with a plus in front of a country code. */
function dialledIn(text: string): string {
  const written = readPhones(text).numbers.find(isCallable)?.number ?? '';
  // "+49 (0)171": the zero is dialled only within the country.
  const digits = written.replace(/\(0\)/g, '').replace(/[^+\d]/g, '');
  return digits.replace(/^00(?=[1-9])/, '+');
}

/** The number that was parsed last: a lead's keys ask for the same one again. */
let latest: { number: string; country?: CountryCode | undefined; phone?: PhoneNumber | undefined } =
  { number: '' };

function parsed(number: string, country?: CountryCode): PhoneNumber | undefined {
  if (latest.number !== number || latest.country !== country) {
    latest = { number, country, phone: parsePhoneNumberFromString(number, country) };
  }
  return latest.phone;
}
