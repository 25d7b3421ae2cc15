import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Numbers that are formatted again and again, as in lists. */
const formatted = new Map<string, string>();
const mostKept = 10_000;

function format(e164: string): string {
  const known = formatted.get(e164);
  if (known !== undefined) return known;
  const text = parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
  if (formatted.size >= mostKept) formatted.clear();
  formatted.set(e164, text);
  return text;
}

/** Written with its country code, and grouped, as on most cards. */
const isReadable = (text: string) => /^\+\d+[\s.-]/.test(text) && !text.includes('(0)');

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * A number as people read it: "+91 70297 75674" for "+917029775674". A text that says more than the
 * number, such as a second one or an extension, stays as it is; so does a readable one, because
formatting takes a seventh of a millisecond.
 * @param e164 See `toE164`
 */
export function displayNumber(text: string, e164: string | null): string {
  if (e164 === null || isReadable(text) || /[\p{L}#]/u.test(text)) return text;
  // "+49 (0)171": the zero is dialled only within the country.
  const written = digitsOf(text.replace('(0)', '')).replace(/^0+/, '');
  return written !== '' && e164.endsWith(written) ? format(e164) : text;
}
