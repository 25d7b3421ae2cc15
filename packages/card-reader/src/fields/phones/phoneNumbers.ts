import {
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';

/** A number as the numbering plans know it. */
export interface ParsedPhone {
  /** E.164 where possible, else the digits (with the plus, where there was one). */
  number: string;
  valid: boolean;
  /** Whether its country is printed, as +44 is. */
  international: boolean;
  /** Whether the numbering plan says that it is a mobile or a landline. */
  plan: 'mobile' | 'landline' | '';
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

const minDigits = 6;
const maxDigits = 15;
/** As many digits as this may be an area code: "089 / 7194922". */
const maxAreaCode = 5;
const countryDigits = 2;
/** A number of no more digits, without a plus, lacks its area code. */
const maxLocal = 7;

/**
 * Separates numbers printed as a list. "98765 43210 / 98765 43211" is two numbers,
 * "089 / 7194922" is one.
 */
export function separateNumbers(raw: string): string[] {
  const parts = raw
    .split(/\s*[/,;]\s*|\.\s+(?=\d)|\s+to\s+/i)
    .filter((part) => digitsOf(part).length > 0);
  const [first = '', second = ''] = parts;
  const areaCode = digitsOf(first).length - (first.includes('+') ? countryDigits : 0);
  if (areaCode <= maxAreaCode && digitsOf(second).length >= minDigits) {
    return [`${first} ${second}`, ...separateNumbers(parts.slice(2).join(' / '))];
  }
  // Shorter ones are further endings of the number before: "55504410 / 4411".
  return parts.filter((part) => digitsOf(part).length >= minDigits);
}

/**
 * Works out what number the digits are.
 * @param countries where it may be dialled, most likely first
 * @param isOnCard whether the card speaks of the first: it then has numbers that no plan knows
 */
export function parsePhone(
  raw: string,
  countries: readonly CountryCode[],
  isOnCard = true,
): ParsedPhone | undefined {
  const digits = digitsOf(raw);
  if (digits.length < minDigits || digits.length > maxDigits) return undefined;
  const plus = raw.includes('+') ? '+' : '';
  const dialled = plus + digitsOf(raw.replace(/\(0\)/, ''));
  const phone = nationalNumber(dialled, countries) ?? withCountryCode(dialled);
  const first = isOnCard ? countries[0] : undefined;
  const possible = phone ?? withoutWrongTrunk(parsePhoneNumberFromString(dialled, first), dialled);
  const isComplete = plus !== '' || digits.length > maxLocal || possible?.isValid();
  return {
    number: possible?.isPossible() && isComplete ? possible.number : plus + digits,
    valid: possible?.isValid() ?? false,
    international: plus !== '' || (phone !== undefined && !isNational(phone, dialled)),
    plan:
      indianMobile.test(raw) && possible?.country === 'IN'
        ? 'mobile'
        : planOf(possible, plus !== ''),
  };
}

/** In North America no number begins with a 0: it is from somewhere else. */
const withoutWrongTrunk = (phone: PhoneNumber | undefined, dialled: string) =>
  phone?.countryCallingCode === '1' && dialled.startsWith('0') ? undefined : phone;

/** The number in the first of the countries whose numbering plan has it. */
function nationalNumber(
  dialled: string,
  countries: readonly CountryCode[],
): PhoneNumber | undefined {
  const numbers = countries.map((country) => parsePhoneNumberFromString(dialled, country));
  return numbers.find((phone) => phone?.isValid());
}

const isNational = (phone: PhoneNumber, dialled: string) =>
  !dialled.startsWith(phone.countryCallingCode);

/** "(65) 9817 9090", "0044 20 …": the country code without its plus. */
function withCountryCode(dialled: string): PhoneNumber | undefined {
  if (dialled.startsWith('+')) return undefined;
  const phone = parsePhoneNumberFromString(`+${dialled.replace(/^0+/, '')}`);
  // Codes that belong to no country, as +800, are not left without their plus.
  return phone?.isValid() && phone.country ? phone : undefined;
}

/** Indian mobile numbers are printed in two fives; the numbering plan's ranges lag behind. */
const indianMobile = /(?<!\d)0?[6-9]\d{4}\)?[\s-]\d{5}$/;

/** Mobile prefixes by country code: for numbers that are possible, but not in use today. */
const mobilePrefixes = new Map(
  String.raw`91=[6-9] 44=7 49=1[567] 33=[67] 971=5 86=1[3-9] 65=[89] 82=10 81=[789]0 39=3 46=7 31=6
    61=4 254=[71] 55=\d\d9 34=[67] 351=9 48=[4-8] 90=5 84=[35789] 234=[789] 27=[678]
    36=[237]0 52=1`
    .split(/\s+/)
    .map((entry) => {
      const [code = '', prefix = ''] = entry.split('=');
      return [code, new RegExp(`^${prefix}`)];
    }),
);

function planOf(phone: PhoneNumber | undefined, international: boolean): ParsedPhone['plan'] {
  if (!phone) return '';
  const type = phone.getType();
  if (type === 'MOBILE') return 'mobile';
  if (type === 'FIXED_LINE') return 'landline';
  const mobile =
    !phone.isValid() &&
    (international || phone.isPossible()) &&
    mobilePrefixes.get(phone.countryCallingCode);
  return mobile && mobile.test(phone.nationalNumber) ? 'mobile' : '';
}
