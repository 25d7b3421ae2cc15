import type { CountryCode } from 'libphonenumber-js/max';

import type { CardFacts, CardField, FoundField, TextLine } from '../types.ts';
import { restoreAccents } from './accents/accents.ts';
import { findAddress } from './address.ts';
import { candidatesOf } from './lines/candidates.ts';
import { prepareLines } from './lines/prepareLines.ts';
import type { CardLine } from './lines/cardLine.ts';
import { choose, type Choice } from './scoring/choose.ts';
import { clarities, confidenceOf, lettersConfidence } from './scoring/confidence.ts';
import { findPlaces } from './lines/contactBlock.ts';
import { countriesOf } from '@cardinal/contact/dialling/country';
import { findEmails, findEmailWithoutAt } from './email.ts';
import { contextOf, type CardContext } from './scoring/evidence.ts';
import { mayHideLetters } from './words/hiddenLetters.ts';
import { repairName } from './nameRepair.ts';
import { nameWords, splitName } from '@cardinal/contact/people/personName';
import { findHan, type HanFields } from './lines/han.ts';
import { findPhones } from './phones/phones.ts';
import { withUsualWords } from './words/positionWords.ts';
import {
  guessedCountry,
  invalidNumber,
  reasonFor,
  severalCards,
  severalPeople,
} from './reasons.ts';
import { mainLabel, repairDomain, repairLocalPart, withDomainLetters } from './repair.ts';
import { freeMail } from '@cardinal/contact/people/nameWords';
import { findWeb } from './web.ts';
import {
  ampersandsMended,
  companyCase,
  readable,
  specksRemoved,
  unwrapped,
  wholeLegalForm,
} from './words/wording.ts';

/** A valid number is worth its confidence, another one this share of it. */
const invalidPhone = 0.7;

/** What is left of the confidence if the country is a guess. */
const ifGuessed = 0.6;

/** A line read as surely as this is left as it is. */
const clearlyRead = 0.95;

/**
 * Makes a lead's fields out of a card's lines, in whatever order they stand.
 * @param home where numbers are dialled if nothing on the card says so; they are then marked
 */
export function extractFields(textLines: readonly TextLine[], home?: CountryCode): CardFacts {
  const lines = prepareLines(textLines);
  const [printed, ...otherEmails] = findEmails(lines);
  const { web, handles } = findWeb(lines);
  const hosts = web.map(({ host }) => host);
  const email = printed ?? findEmailWithoutAt(lines, hosts);
  const address = email ? repairDomain(email, web, lines) : '';
  const guess = countriesOf(
    lines.map(({ text }) => text),
    [...new Set([address.split('@')[1] ?? '', ...hosts])],
    home,
  );
  const [likeliest] = guess.countries;
  // Where others are from says nothing about this card's language and names.
  const country = guess.isOnCard ? likeliest : undefined;
  const phones = findPhones(lines, guess);
  const addressLines = findAddress(lines);
  const han = findHan(lines, country);
  restoreAccents(lines, country, [address, ...hosts]);
  const otherAddresses = otherEmails.map(({ value }) => value);
  const context = contextOf(address, hosts, otherAddresses, country);
  addressLines.push(...findPlaces(lines, context));
  const choice = choose(candidatesOf(lines), context);
  const fields: CardFacts['fields'] = {
    ...hanFields(han),
    ...withHiddenLetters(textFields(choice, context, country), country),
  };
  if (email) {
    const name = repairName(choice.name?.candidate.text ?? '', context.local);
    const value = repairLocalPart(address, name);
    fields.email = found('email', value, lettersConfidence(email.confidence), email.lines);
  }
  const [phone] = phones;
  if (phone) {
    const doubts = (phone.valid ? 1 : invalidPhone) * (phone.guessed ? ifGuessed : 1);
    const confidence = lettersConfidence(phone.confidence) * doubts;
    fields.phone = found('phone', phone.number, confidence, [phone.line]);
    if (phone.guessed) fields.phone.reason = guessedCountry;
    else if (!phone.valid) fields.phone.reason = invalidNumber;
  }
  if (choice.hasOtherPerson && companiesOf([address, ...otherAddresses]) > 1) doubtAll(fields);
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

/** How many companies' own domains the addresses have. */
const companiesOf = (addresses: readonly string[]): number =>
  new Set(
    addresses
      .map((address) => mainLabel(address.split('@')[1] ?? ''))
      .filter((label) => label && !freeMail.has(label)),
  ).size;

/** What is left of the confidence if the fields may be of different cards. */
const ifSeveral = 0.6;

/** Two people with addresses of two companies: the picture shows more than one card. */
function doubtAll(fields: CardFacts['fields']): void {
  for (const field of Object.values(fields)) {
    field.confidence *= ifSeveral;
    field.reason = severalCards;
  }
}

/** The recogniser knows Chinese characters, but Japanese ones only in part: they are always checked. */
const hanConfidence = 0.6;

function hanFields({ name, company, position }: HanFields): CardFacts['fields'] {
  const fields: CardFacts['fields'] = {};
  const add = (field: CardField, value: string, line: CardLine) => {
    if (value) fields[field] = found(field, value, line.confidence * hanConfidence, [line]);
  };
  if (name) add('first_name', name.first, name.line);
  if (name) add('last_name', name.last, name.line);
  if (company) add('company', company.text, company);
  if (position) add('position', position.text, position.line);
  return fields;
}

function textFields(
  choice: Choice,
  context: CardContext,
  country: CountryCode | undefined,
): CardFacts['fields'] {
  const { local } = context;
  const fields: CardFacts['fields'] = {};
  const { name, company, position } = choice;
  if (name) {
    const printed = repairName(name.candidate.text, local);
    const { first, last } = splitName(printed, local, country);
    const confidence = confidenceOf(name, clarities.name);
    fields.first_name = found('first_name', first, confidence, name.candidate.lines);
    fields.last_name = found('last_name', last, last ? confidence : 0, name.candidate.lines);
    if (choice.hasOtherPerson) fields.first_name.reason = severalPeople;
  }
  if (company) {
    const printed = specksRemoved(company.candidate.text);
    // "E.l.R.L.": between capitals with full stops stands another capital.
    const text = wholeLegalForm(printed.replace(/(?<=\p{Lu}\.)l(?=\.)/gu, 'I'));
    fields.company = found(
      'company',
      companyCase(withDomainLetters(text, context.domains), country),
      confidenceOf(company, clarities.company),
      company.candidate.lines,
    );
  }
  if (position) {
    const text = ampersandsMended(unwrapped(position.candidate.text));
    const clear = position.candidate.confidence >= clearlyRead;
    fields.position = found(
      'position',
      readable(clear ? text : withUsualWords(text), country),
      confidenceOf(position, clarities.position),
      position.candidate.lines,
    );
  }
  return fields;
}

/** What is left of the confidence if letters may have strokes that were not read. */
const ifHidden = 0.9;

function withHiddenLetters(
  fields: CardFacts['fields'],
  country: CountryCode | undefined,
): CardFacts['fields'] {
  for (const field of ['first_name', 'last_name', 'company', 'position'] as const) {
    const fact = fields[field];
    if (!fact || !mayHideLetters(fact.value, country)) continue;
    fact.confidence *= ifHidden;
    fact.reason ??= reasonFor(field, fact.value, fact.confidence);
  }
  return fields;
}

function found(field: CardField, value: string, confidence: number, lines: CardLine[]): FoundField {
  return {
    value,
    confidence,
    lines: lines.flatMap(({ sources }) => sources),
    reason: reasonFor(field, value, confidence),
  };
}
