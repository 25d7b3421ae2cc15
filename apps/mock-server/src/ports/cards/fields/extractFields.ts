import type { CountryCode } from 'libphonenumber-js/max';

import type { CardFacts, CardField, FoundField, TextLine } from '../types.ts';
import { restoreAccents } from './accents.ts';
import { findAddress } from './address.ts';
import { candidatesOf } from './candidates.ts';
import { prepareLines, type CardLine } from './cardLine.ts';
import { choose, type Choice, type Chosen } from './choice.ts';
import { countryOf } from './country.ts';
import { findEmail, findEmailWithoutAt } from './email.ts';
import { contextOf } from './evidence.ts';
import { nameWords, splitName } from './personName.ts';
import { findPhones } from './phones.ts';
import { reasonFor } from './reasons.ts';
import { repairDomain, repairLocalPart } from './repair.ts';
import { capitalised, isAllCaps } from './strings.ts';
import { legalSpelling } from './vocabulary.ts';
import { findWeb } from './web.ts';

/** Where numbers are dialled from if nothing on the card tells. */
const defaultCountry: CountryCode = 'IN';

/** A valid number is worth its confidence, another one this share of it. */
const invalidPhone = 0.7;

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
  restoreAccents(lines, country);
  const context = contextOf(address, hosts);
  const choice = choose(candidatesOf(lines), context);
  const fields: CardFacts['fields'] = textFields(choice, context.local, country);
  if (email) {
    const name = choice.name?.candidate.text ?? '';
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
    const { first, last } = splitName(name.candidate.text, local, country);
    const confidence = confidenceOf(name, 0.35, 7);
    fields.first_name = found('first_name', first, confidence, name.candidate.lines);
    fields.last_name = found('last_name', last, last ? confidence : 0, name.candidate.lines);
  }
  if (company) {
    const text = wholeLegalForm(company.candidate.text.replace(/^[^\p{L}\d]+/u, ''));
    fields.company = found(
      'company',
      companyCase(text),
      confidenceOf(company, 0.35, 6),
      company.candidate.lines,
    );
  }
  if (position) {
    const text = position.candidate.text.replace(/^[^\p{L}]+/u, '');
    fields.position = found(
      'position',
      readable(text),
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

const companyCase = (text: string) =>
  readable(text).replace(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu, (word) =>
    text.includes(word) ? word : (legalSpelling[word.toLowerCase()] ?? word),
  );
