import {
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';

import { readPhones } from './phones.ts';

/**
 * The number that a telephone dials, in E.164; null if the text holds none.
 * @param country in which a number without a country code is dialled
 */
export function toE164(text: string, country?: CountryCode): string | null {
  const written = readPhones(text).numbers[0]?.number;
  if (written === undefined) return null;
  // "+49 (0)171": the zero is dialled only within the country.
  const digits = written.replace(/\(0\)/g, '').replace(/[^+\d]/g, '');
  const dialled = digits.replace(/^00(?=[1-9])/, '+');
  const phone = parsePhoneNumberFromString(dialled, country);
  if (phone?.isValid()) return phone.number;
  // "491715550101": without the plus of its country code.
  const international = /^[+0]/.test(dialled) ? undefined : parsed(`+${dialled}`);
  if (international?.isValid() && international.country) return international.number;
  return phone?.isPossible() ? phone.number : null;
}

const parsed = (number: string): PhoneNumber | undefined => parsePhoneNumberFromString(number);
