import type { CountryCode } from 'libphonenumber-js/max';

import type { CardFacts, CardField, FoundField, TextLine } from '../types.ts';
import { restoreAccents } from './accents.ts';
import { findAddress } from './address.ts';
import { candidatesOf } from './candidates.ts';
import { prepareLines } from './cardLine.ts';
import type { CardLine } from './cardLine.ts';
import { choose } from './choice.ts';
import type { Choice, Chosen } from './choice.ts';
import { countryOf } from './country.ts';
import { findEmail, findEmailWithoutAt } from './email.ts';
import { contextOf } from './evidence.ts';
import { repairName } from './nameRepair.ts';
import { nameWords, splitName } from './personName.ts';
import { findPhones } from './phones.ts';
import { withUsualWords } from './positionWords.ts';
import { reasonFor } from './reasons.ts';
import { repairDomain, repairLocalPart } from './repair.ts';
import { capitalised, isAllCaps, turkishCase } from './strings.ts';
import { legalSpelling } from './vocabulary.ts';
import { findWeb } from './web.ts';

/** Where numbers are dialled from if nothing on the card tells. */
const defaultCountry: CountryCode = 'IN';

/** A valid number is worth its confidence, another one this share of it. */
const invalidPhone = 0.7;

/** A line read as surely as this is left as it is. */
const clearlyRead = 0.95;

/** Makes a lead's fields out of a card's lines, in whatever order they stand. */
export function extractFields(textLines: readonly TextLine[]): CardFacts {
  const lines = prepareLines(textLines);
  const printed = findEmail(lines);
  const { web, handles } = findWeb(lines);
  const hosts = web.map(({ host }) => host);
  const email = printed ?? findEmailWithoutAt(lines, hosts);
  const address = email ? repairDomain(email, web, lines) : '';
  const domain = address.split('@')[1] ?? hosts[0] ?? '';
  const country = countryOf(
    lines.map(({ text }) => text),
    domain,
    defaultCountry,
  );
  const phones = findPhones(lines, country);
  const addressLines = findAddress(lines);
  restoreAccents(lines, country, [address, ...hosts]);
  const context = contextOf(address, hosts);
  const choice = choose(candidatesOf(lines), context);
  const fields: CardFacts['fields'] = textFields(choice, context.local, country);
  if (email) {
    const name = repairName(choice.name?.candidate.text ?? '', context.local);
    const value = repairLocalPart(address, name);
    fields.email = found('email', value, email.confidence, email.lines);
  }
  const [phone] = phones;
  if (phone) {
    const confidence = phone.confidence * (phone.valid ? 1 : invalidPhone);
    fields.phone = found('phone', phone.number, confidence, [phone.line]);
  }
  return {
    fields,
    phones: phones.slice(1).map(({ number, kind }) => ({ number, kind })),
    names: choice.otherNames.map((name) => nameWords(name).join(' ')),
    web: [...new Set(hosts)],
    handles,
    address: addressLines.map(({ text }) => text),
    country,
  };
}

function textFields(choice: Choice, local: string, country: CountryCode): CardFacts['fields'] {
  const fields: CardFacts['fields'] = {};
  const { name, company, position } = choice;
  if (name) {
    const printed = repairName(name.candidate.text, local);
    const { first, last } = splitName(printed, local, country);
    const confidence = confidenceOf(name, 0.35, 7);
    fields.first_name = found('first_name', first, confidence, name.candidate.lines);
    fields.last_name = found('last_name', last, last ? confidence : 0, name.candidate.lines);
  }
  if (company) {
    const printed = company.candidate.text.replace(/^[^\p{L}\d]+/u, '');
    // "E.l.R.L.": between capitals with full stops stands another capital.
    const text = wholeLegalForm(printed.replace(/(?<=\p{Lu}\.)l(?=\.)/gu, 'I'));
    fields.company = found(
      'company',
      companyCase(text, country),
      confidenceOf(company, 0.35, 6),
      company.candidate.lines,
    );
  }
  if (position) {
    const text = position.candidate.text.replace(/^[^\p{L}]+/u, '');
    const clear = position.candidate.confidence >= clearlyRead;
    fields.position = found(
      'position',
      readable(clear ? text : withUsualWords(text)),
      confidenceOf(position, 0.4, 5),
      position.candidate.lines,
    );
  }
  return fields;
}

/** The recogniser's confidence times how clear the choice was. */
function confidenceOf({ candidate, score, margin }: Chosen, base: number, scale: number): number {
  const clear = Math.min(1, base + score / scale) * Math.min(1, 0.7 + margin * 0.3);
  return candidate.confidence * Math.max(0.2, clear);
}

function found(field: CardField, value: string, confidence: number, lines: CardLine[]): FoundField {
  return {
    value,
    confidence,
    lines: lines.flatMap(({ sources }) => sources),
    reason: reasonFor(field, value, confidence),
  };
}

/** Long texts in capitals are easier to read, and to mail, in ordinary writing. */
const readable = (text: string) =>
  isAllCaps(text, 4) && text.length > 4 ? capitalised(text) : text;

/** The last line of a wrapped name is small and may be lost: "S.A. de" always goes on so. */
const wholeLegalForm = (text: string) => text.replace(/(?<=\bS\.?\s?A\.? de)$/i, ' C.V.');

function companyCase(text: string, country: CountryCode): string {
  const turkish = country === 'TR' && isAllCaps(text.replaceAll('i', 'İ'), 4);
  const written = turkish ? turkishCase(text.replaceAll('i', 'İ')) : readable(text);
  const company = written.replace(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu, (word) =>
    text.includes(word) ? word : (legalSpelling[word.toLowerCase()] ?? word),
  );
  return country === 'TR' ? company.replace(/\bA\.\s?[sSşŞ]\.?$/u, 'A.Ş.') : company;
}
