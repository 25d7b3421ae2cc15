import type { PhoneKind } from '../../types.ts';
import { type CardLine, onSameRow } from '../lines/cardLine.ts';
import type { CountryGuess } from '@cardinal/contact/dialling/country';
import {
  labelBeside,
  labelInColumn,
  lettersBeside,
  otherNumber,
  type PhoneLabel,
} from './phoneLabels.ts';
import { digitsOf, parsePhone, separateNumbers, type ParsedPhone } from './phoneNumbers.ts';

/** A phone number read from a card. */
export interface FoundPhone extends ParsedPhone {
  kind: PhoneKind;
  /** Whether nothing on the card says for sure in which country it is dialled. */
  guessed: boolean;
  confidence: number;
  line: CardLine;
}

interface LabelledPhone extends FoundPhone {
  label: PhoneLabel;
}

const numberLike = /\+?\(?\+?\d[\d\s().,;\-/–—]*(?:\s+to\s+\d+)?\d/gi;
/** A number without a label has at least as many digits. */
const minUnlabelled = 8;
/** Letters on a line beyond which a number without a country code is hardly a phone number. */
const maxLetters = 9;
/** With as many digits it may be one even there, and with few letters whatever the plans say. */
const minCertain = 10;

/** Finds the phone numbers, the one to call first in front, and marks their lines. */
export function findPhones(lines: CardLine[], guess: CountryGuess): FoundPhone[] {
  const phones: LabelledPhone[] = [];
  for (const line of lines) {
    if (line.kind === 'handle') continue;
    const text = textBesideAddress(line);
    if (/p\.?\s?o\.?\s?box|postfach/i.test(text)) continue;
    const inLine = phonesIn(text, line, lines, guess);
    if (inLine.length && !line.kind) line.kind = 'phone';
    phones.push(...inLine);
  }
  return withoutRepeats(phones)
    .map((phone, index) => ({ phone, index }))
    .toSorted((a, b) => preference(b.phone) - preference(a.phone) || inReadingOrder(a, b))
    .map(({ phone: { label: _label, ...phone } }) => phone);
}

function phonesIn(
  text: string,
  line: CardLine,
  lines: readonly CardLine[],
  guess: CountryGuess,
): LabelledPhone[] {
  let end = 0;
  let last: PhoneLabel = '';
  return [...text.matchAll(numberLike)].flatMap((match) => {
    const before = text.slice(end, match.index);
    const isOther = otherNumber.test(text.slice(0, match.index));
    end = match.index + match[0].length;
    const after = text.slice(end, end + 14);
    const raw = match[0];
    if (isOther) return [];
    const isCrowded = !raw.includes('+') && lettersBeside(text, raw) > maxLetters;
    // A label counts for the numbers after it: "Tel. 5550136, 5550187".
    const label = labelBeside(before, after) || labelInColumn(line, lines) || last;
    last = label;
    return separateNumbers(raw).flatMap((number) => {
      const found = parsePhone(number, guess.countries, guess.isOnCard);
      if (!found || !isLikely(number, found, label, text)) return [];
      if (isCrowded && !(found.valid && digitsOf(number).length >= minCertain)) return [];
      const guessed = !found.international && !guess.sure;
      const kind: PhoneKind = label === 'home' ? 'office' : label;
      return [{ ...found, label, kind, guessed, confidence: line.confidence, line }];
    });
  });
}

/** A number is a phone number if a label or a plus says so, or a numbering plan and its place do. */
function isLikely(raw: string, phone: ParsedPhone, label: PhoneLabel, text: string): boolean {
  if (label || raw.includes('+')) return true;
  if (digitsOf(raw).length < minUnlabelled) return false;
  const others = lettersBeside(text, raw);
  return (
    phone.valid ||
    (digitsOf(raw).length > 8 && others === 0) ||
    (digitsOf(raw).length >= minCertain && isGrouped(raw) && others <= maxLetters)
  );
}

/** "089-694-1116": groups with the same sign between them. */
const isGrouped = (raw: string) =>
  /^\(?\d{2,5}\)?(?:[-.]\d{2,5}){2,3}$/.test(raw.trim()) && raw.trim().length < 16;

/** Letters that OCR reads for digits, and the digits in the same places. */
const [digitLetters, lettersDigits] = ['Il|OoSsBgqZz', '111005589922'];
const numberWithLetters = /[+(\d][\dIlOoSsBgqZz|\s().+-]{7,}(?!\p{L})/gu;

/** Puts the digits back into what is a number otherwise; dots in the middle are dots. */
const digitsMended = (text: string) =>
  text
    .replace(/(?<=\d)\s*[·•]\s*(?=\d)/g, '.')
    .replace(numberWithLetters, (number) => {
      const letters = number.replace(/[^\p{L}|]/gu, '').length;
      if (letters > 4 || digitsOf(number).length < 6) return number;
      // A bar between blanks separates two entries of the line.
      return number.replace(
        /\p{L}|(?<! )\|(?!\s|$)/gu,
        (letter) => lettersDigits[digitLetters.indexOf(letter)] ?? letter,
      );
    })
    // The plus of a country code is read as another sign.
    .replace(/(?<=[:\s])[$#*t]\s?(?=\d\d-\d)/g, '+');

/** What stands on a line beside an email or web address: "Tel. … www.acme.com". */
function textBesideAddress({ kind, text }: CardLine): string {
  if (kind === 'email') return text.replace(/\S+\s?@\s?\S+/, ' ');
  const rest =
    kind === 'web'
      ? text.replace(/(?:https?:|www[.,]|\S*\.[a-z]{2,}(?![\p{L}\d])).*/iu, ' ')
      : text;
  return digitsMended(rest);
}

function withoutRepeats(phones: LabelledPhone[]): LabelledPhone[] {
  return phones.filter(
    (phone, index) => phones.findIndex(({ number }) => number === phone.number) === index,
  );
}

const byLabel: Record<PhoneLabel, number> = { mobile: 5, office: 1, fax: -6, home: -2, '': 2 };
const byPlan: Record<FoundPhone['plan'], number> = { mobile: 2.5, landline: -0.5, '': 0 };

/** A mobile before an office number, one at home and a fax; valid ones before others. */
const preference = (phone: LabelledPhone) =>
  byLabel[phone.label] +
  byPlan[phone.plan] +
  (phone.valid || phone.plan ? 1 : phone.label || phone.international ? 0 : -4);

interface Ranked {
  phone: LabelledPhone;
  index: number;
}

/** From top to bottom, on a row from left to right. */
function inReadingOrder(a: Ranked, b: Ranked): number {
  if (a.phone.line === b.phone.line) return a.index - b.index;
  if (onSameRow(a.phone.line, b.phone.line)) return a.phone.line.box.x0 - b.phone.line.box.x0;
  return a.phone.line.box.y0 - b.phone.line.box.y0;
}
