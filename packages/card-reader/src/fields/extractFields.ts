import type { CountryCode } from 'libphonenumber-js/max';

import { freeMail } from '@cardinal/contact/people/nameWords';
import { nameWords } from '@cardinal/contact/people/personName';
import type { CardFacts, CardField, FoundField, TextLine } from '../types.ts';
import { analyseCard, type AnalysedCard } from './analyse.ts';
import { candidatesOf } from './lines/candidates.ts';
import type { CardLine } from './lines/cardLine.ts';
import type { HanFields } from './lines/han.ts';
import { repairName } from './nameRepair.ts';
import {
  guessedCountry,
  invalidNumber,
  reasonFor,
  severalCards,
  severalPeople,
} from './reasons.ts';
import { mainLabel, repairLocalPart } from './repair.ts';
import { choose, type Choice, type Chosen } from './scoring/choose.ts';
import { lettersConfidence } from './scoring/confidence.ts';
import { rowsOf } from './scoring/features.ts';
import { model } from './scoring/weights.ts';
import { companyOf, nameOf, positionOf } from './values.ts';
import { mayHideLetters } from './words/hiddenLetters.ts';

/** A valid number is worth its confidence, another one this share of it. */
const invalidPhone = 0.7;

/** What is left of the confidence if the country is a guess. */
const ifGuessed = 0.6;

/**
 * Makes a lead's fields out of a card's lines, in whatever order they stand.
 * @param home where numbers are dialled if nothing on the card says so; they are then marked
 */
export function extractFields(textLines: readonly TextLine[], home?: CountryCode): CardFacts {
  const card = analyseCard(textLines, home);
  const candidates = candidatesOf(card.lines);
  const rows = rowsOf(candidates, card.lines, card.context);
  return factsOf(card, choose(candidates, rows, model));
}

/** A card's fields, once it is chosen which texts are the name, the company and the position. */
export function factsOf(card: AnalysedCard, choice: Choice): CardFacts {
  const { context, country, address, otherAddresses, phones } = card;
  const fields: CardFacts['fields'] = {
    ...hanFields(card.han),
    ...withHiddenLetters(textFields(choice, card), country),
  };
  if (card.email) {
    const name = repairName(choice.name?.candidate.text ?? '', context.local);
    const value = repairLocalPart(address, name);
    const confidence = lettersConfidence(card.email.confidence);
    fields.email = found('email', value, confidence, card.email.lines);
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
    web: [...new Set(card.hosts)],
    handles: card.handles,
    address: card.addressLines.map(({ text }) => text),
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

function textFields(choice: Choice, { context }: AnalysedCard): CardFacts['fields'] {
  const fields: CardFacts['fields'] = {};
  const add = (field: CardField, value: string, chosen: Chosen) => {
    const { candidate, probability } = chosen;
    const confidence = value ? chosen.confidence : 0;
    fields[field] = {
      ...found(field, value, confidence, candidate.lines),
      reason: reasonFor(field, value, confidence, probability),
    };
  };
  const { name, company, position } = choice;
  if (name) {
    const { first, last } = nameOf(name.candidate, context);
    add('first_name', first, name);
    add('last_name', last, name);
    if (choice.hasOtherPerson && fields.first_name) fields.first_name.reason = severalPeople;
  }
  if (company) add('company', companyOf(company.candidate, context), company);
  if (position) add('position', positionOf(position.candidate, context), position);
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
