import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';

import type { PhoneKind } from '../types.ts';
import { onSameRow } from './cardLine.ts';
import type { CardLine } from './cardLine.ts';

/** A phone number read from a card. */
export interface FoundPhone {
  /** E.164 where possible, else the digits (with the plus, where there was one). */
  number: string;
  kind: PhoneKind;
  valid: boolean;
  /** Whether the numbering plan says that it is a mobile or a landline. */
  plan: 'mobile' | 'landline' | '';
  confidence: number;
  line: CardLine;
}

const numberLike = /\+?\(?\+?\d[\d\s().\-/–—]{5,}\d/g;
const minDigits = 8;
const maxDigits = 15;

const mobileWord =
  /(?:mob(?:il|ile|iel)?|m[oó]vil|cel(?:l|ular|ulare)?|handy|portable|gsm|cep|whats\s?app|telem[oó]vel|kom)/iu;
const officeWord =
  /(?:t[eé]l(?:e\p{L}*)?|phone|ph|office|off|direct|main|board|landline|b[uü]ro|zentrale|durchwahl|sabit|ufficio|oficina|escrit[oó]rio)/iu;
const faxWord = /(?:tele)?fax/iu;

const labels: [RegExp, PhoneKind][] = [
  [new RegExp(`${faxWord.source}|(?<!\\p{L})f\\s*[.:|)]?\\s*\\+?\\(?$`, 'iu'), 'fax'],
  [new RegExp(`${mobileWord.source}|(?<!\\p{L})[mc]\\s*[.:|)]?\\s*\\(?$`, 'iu'), 'mobile'],
  [new RegExp(`${officeWord.source}|(?<!\\p{L})[tpdol]\\s*[.:|)]?\\s*\\(?$`, 'iu'), 'office'],
];
const labelsAfter: [RegExp, PhoneKind][] = [
  [/^\s*\(?\s*(?:f|fax)\s*\)?(?!\p{L})/iu, 'fax'],
  [/^\s*[([]\s*(?:m|mob|mobile|cell|c)\s*[)\]]/iu, 'mobile'],
  [/^\s*[([]\s*(?:o|t|off|office|tel|d|w|h)\s*[)\]]/iu, 'office'],
];

/** Finds the phone numbers, the one to call first in front, and marks their lines. */
export function findPhones(lines: CardLine[], country: CountryCode): FoundPhone[] {
  const phones: FoundPhone[] = [];
  for (const line of lines) {
    if (line.kind === 'web' || line.kind === 'handle') continue;
    const text = line.kind === 'email' ? withoutAddress(line.text) : digitsMended(line.text);
    if (/p\.?\s?o\.?\s?box|postfach/i.test(text)) continue;
    const inLine = phonesIn(text, line, lines, country);
    if (inLine.length && !line.kind) line.kind = 'phone';
    phones.push(...inLine);
  }
  return withoutRepeats(phones).toSorted(
    (a, b) => preference(b) - preference(a) || a.line.box.y0 - b.line.box.y0,
  );
}

function phonesIn(
  text: string,
  line: CardLine,
  lines: readonly CardLine[],
  country: CountryCode,
): FoundPhone[] {
  let end = 0;
  return [...text.matchAll(numberLike)].flatMap((match) => {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    const after = text.slice(end, end + 12);
    const raw = match[0];
    if (!raw.includes('+') && lettersBeside(text, raw) > 9) return [];
    const label = kindOf(before, after) || kindOfLabel(line, lines);
    return separateNumbers(raw).flatMap((number) => {
      const found = parse(number, country);
      return found ? [{ ...found, kind: label, confidence: line.confidence, line }] : [];
    });
  });
}

/** "98765 43210 / 98765 43211" is two numbers, "089 / 7194922" is one. */
function separateNumbers(raw: string): string[] {
  const parts = raw.split(/\s*[/]\s*/);
  return parts.length > 1 && parts.every((part) => digitsOf(part).length >= minDigits)
    ? parts
    : [raw];
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

function parse(
  raw: string,
  country: CountryCode,
): Pick<FoundPhone, 'number' | 'valid' | 'plan'> | undefined {
  const digits = digitsOf(raw);
  if (digits.length < minDigits || digits.length > maxDigits) return undefined;
  const plus = raw.includes('+') ? '+' : '';
  const dialled = plus + digitsOf(raw.replace(/\(0\)/, ''));
  const national = parsePhoneNumberFromString(dialled, country);
  const phone = national?.isValid() ? national : (withCountryCode(dialled) ?? national);
  const known = phone?.isValid() || phone?.isPossible();
  return {
    number: known && phone ? phone.number : plus + digits,
    valid: phone?.isValid() ?? false,
    plan: indianMobile.test(raw) && phone?.country === 'IN' ? 'mobile' : planOf(phone),
  };
}

/** "(65) 9817 9090", "0044 20 …": the country code without its plus. */
function withCountryCode(dialled: string): PhoneNumber | undefined {
  if (dialled.startsWith('+')) return undefined;
  const phone = parsePhoneNumberFromString(`+${dialled.replace(/^0+/, '')}`);
  return phone?.isValid() ? phone : undefined;
}

/** Indian mobile numbers are printed in two fives; the numbering plan's ranges lag behind. */
const indianMobile = /(?<!\d)0?[6-9]\d{4}\)?[\s-]\d{5}$/;

/** Mobile prefixes by country code: for numbers that are possible, but not in use today. */
const mobilePrefixes: Record<string, RegExp> = {
  '91': /^[6-9]/,
  '44': /^7/,
  '49': /^1[567]/,
  '33': /^[67]/,
  '971': /^5/,
  '86': /^1[3-9]/,
  '65': /^[89]/,
  '82': /^10/,
  '81': /^[789]0/,
  '39': /^3/,
  '46': /^7/,
  '31': /^6/,
  '61': /^4/,
  '254': /^[71]/,
  '55': /^\d\d9/,
  '34': /^[67]/,
  '351': /^9/,
  '48': /^[4-8]/,
  '90': /^5/,
  '84': /^[35789]/,
  '234': /^[789]/,
  '27': /^[678]/,
  '36': /^[237]0/,
};

function planOf(phone: PhoneNumber | undefined): FoundPhone['plan'] {
  if (!phone) return '';
  const type = phone.getType();
  if (type === 'MOBILE') return 'mobile';
  if (type === 'FIXED_LINE') return 'landline';
  const mobile = !phone.isValid() && mobilePrefixes[phone.countryCallingCode];
  return mobile && mobile.test(phone.nationalNumber) ? 'mobile' : '';
}

function kindOf(before: string, after: string): PhoneKind {
  return (
    labels.find(([pattern]) => pattern.test(before))?.[1] ??
    labelsAfter.find(([pattern]) => pattern.test(after))?.[1] ??
    ''
  );
}

/** The label may stand in a column of its own, left of the number. */
function kindOfLabel(line: CardLine, lines: readonly CardLine[]): PhoneKind {
  const left = lines.find(
    (other) =>
      other !== line &&
      onSameRow(other, line) &&
      other.box.x1 <= line.box.x0 + 4 &&
      other.text.length <= 12 &&
      !/\d/.test(other.text),
  );
  return left ? kindOf(left.text, '') : '';
}

/** Letters on the line that are no label: a number in a sentence or an address isn't a phone. */
function lettersBeside(text: string, raw: string): number {
  return text
    .replace(raw, '')
    .replace(
      new RegExp(
        `${mobileWord.source}|${officeWord.source}|${faxWord.source}|ext|hotline|toll|free`,
        'giu',
      ),
      '',
    )
    .replace(/[^\p{L}]/gu, '').length;
}

const digitFor: Record<string, string> = {
  I: '1',
  l: '1',
  '|': '1',
  O: '0',
  o: '0',
  S: '5',
  s: '5',
  B: '8',
  g: '9',
  q: '9',
  Z: '2',
  z: '2',
};
const numberWithLetters = /[+(\d][\dIlOoSsBgqZz|\s().+-]{7,}(?!\p{L})/gu;

/** Letters that OCR reads for digits, in what is a number otherwise. */
const digitsMended = (text: string) =>
  text.replace(numberWithLetters, (number) => {
    const letters = number.replace(/[^\p{L}|]/gu, '').length;
    if (letters > 4 || digitsOf(number).length < 6) return number;
    // A bar between blanks separates two entries of the line.
    return number.replace(/\p{L}|(?<! )\|(?!\s|$)/gu, (letter) => digitFor[letter] ?? letter);
  });

const withoutAddress = (text: string) => text.replace(/\S+@\S+/, ' ');

function withoutRepeats(phones: FoundPhone[]): FoundPhone[] {
  return phones.filter(
    (phone, index) => phones.findIndex(({ number }) => number === phone.number) === index,
  );
}

const byKind: Record<PhoneKind, number> = { mobile: 5, office: 1, fax: -6, '': 2 };
const byPlan: Record<FoundPhone['plan'], number> = { mobile: 2.5, landline: -0.5, '': 0 };

/** A mobile before an office number before a fax; valid ones before others. */
const preference = (phone: FoundPhone) =>
  byKind[phone.kind] + byPlan[phone.plan] + (phone.valid ? 1 : 0);
