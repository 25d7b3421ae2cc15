import type { PhoneKind } from '../../types.ts';
import { type CardLine, onSameRow } from '../lines/cardLine.ts';

/** What a label says about a number: `home` numbers are called last. */
export type PhoneLabel = PhoneKind | 'home';

const mobileWord =
  /(?:mob(?:il|ile|iel|itel)?|m[oó]vil|cel(?:l|ular|ulare)?|handy|portable|gsm|cep|whats\s?app|telem[oó]vel|kom)/iu;
const officeWord =
  /(?:t\s?[eé]\s?l(?:e\p{L}*)?|phone|ph|office|off|direct|dir|main|board|landline|contact|call|bus|b[uü]ro|zentrale|durchwahl|sabit|ufficio|oficina|escrit[oó]rio|電話|电话)/iu;
const faxWord = /(?:tele)?f\s?a\s?x/iu;
const homeWord = /(?<!\p{L})(?:res(?:i|idence)?|home)(?!\p{L})/iu;

const labels: [RegExp, PhoneLabel][] = [
  [homeWord, 'home'],
  [/(?<!\p{L})\(?\s?[rh]\s*[)\].:|]{1,2}\s*\+?\(?$/iu, 'home'],
  [new RegExp(`${faxWord.source}|(?<!\\p{L})f\\s*[.:|)]?\\s*\\+?\\(?$`, 'iu'), 'fax'],
  [new RegExp(`${mobileWord.source}|(?<!\\p{L})[mc]\\s*[.:|)]?\\s*\\(?$`, 'iu'), 'mobile'],
  [new RegExp(`${officeWord.source}|(?<!\\p{L})[tpdol]\\s*[.:|)]?\\s*\\(?$`, 'iu'), 'office'],
];
const labelsAfter: [RegExp, PhoneLabel][] = [
  [/^\s*\(?\s*(?:f|fax)\s*\)?(?!\p{L}|[.:]?\s*[+\d(])/iu, 'fax'],
  [/^\s*[([]\s*(?:m|mob|mobile|cell|c)\s*[)\]]/iu, 'mobile'],
  [/^\s*[([]\s*(?:r|res|h|home)\s*[)\]]/iu, 'home'],
  [/^\s*[([]\s*(?:o|t|off|office|tel|telephone|d|w)\s*[)\]]/iu, 'office'],
  // "555 0136 Mobile", but not the label of the next number.
  [/^\s*[-–,]?\s*fax\b(?![\s.:]*[+\d(])/iu, 'fax'],
  [/^\s*[-–,]?\s*(?:mob|mobile|cell|cellular|gsm|handy)\b(?![\s.:]*[+\d(])/iu, 'mobile'],
  [/^\s*[-–,]?\s*(?:off|office|tel|phone|direct|landline)\b(?![\s.:]*[+\d(])/iu, 'office'],
];

/** Numbers that are no phone numbers: of standards, registers, taxes and shares. */
export const otherNumber =
  /(?<!\p{L})(?:iso|iec|en|din|nasdaq|nyse|bse|tax\s*(?:code|id|no)|gst(?:in)?|pan|cin|tin|ein|vat|ust-?id\p{L}*|abn|acn|siret?n?|siren|rcs|nip|regon|cnpj|nif|cif|rfc|c\.?u\.?i|reg(?:d|n|istration)?\.?\s*(?:no|number|#)|licen[cs]e|lic|certificate|cert|iban|bic|swift|hrb|room|since|est)(?![\p{L}])[.:#\s]*(?:no\.?\s*)?[\d\s:.,/()-]*$/iu;

/** The label that stands beside a number on its line. */
export function labelBeside(before: string, after: string): PhoneLabel {
  return (
    labels.find(([pattern]) => pattern.test(before))?.[1] ??
    labelsAfter.find(([pattern]) => pattern.test(after))?.[1] ??
    ''
  );
}

/** The label that stands in a column of its own, left of the number. */
export function labelInColumn(line: CardLine, lines: readonly CardLine[]): PhoneLabel {
  const left = lines.find(
    (other) =>
      other !== line &&
      onSameRow(other, line) &&
      other.box.x1 <= line.box.x0 + 4 &&
      other.text.length <= 14 &&
      !/\d/.test(other.text),
  );
  return left ? labelBeside(left.text, '') : '';
}

const anyWord = new RegExp(
  `${mobileWord.source}|${officeWord.source}|${faxWord.source}|${homeWord.source}|ext|hotline|toll|free`,
  'giu',
);

/** Letters beside a number that are no label: a number in a sentence or an address is no phone. */
export const lettersBeside = (text: string, raw: string): number =>
  text
    .replace(raw, '')
    .replace(anyWord, '')
    .replace(/[^\p{L}]/gu, '').length;
