import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

import { cardAmongSeveral, noName, severalCards } from './fields/reasons.ts';
import { chosenNumbers, numberLine, type Contact, type NumberKind } from '@cardinal/contact';
import { squash, wordPattern } from '@cardinal/contact/people/strings';
import type { PictureText } from './text/readText.ts';
import type { FoundCode } from './qr/readCode.ts';
import { asFractions } from './image/geometry.ts';
import type {
  CardFacts,
  CardField,
  CardReading,
  PhoneKind,
  Quad,
  ReadPhone,
  RgbImage,
} from './types.ts';

const cardFields: readonly CardField[] = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'company',
  'position',
];

const perField = <T>(value: T): Record<CardField, T> => ({
  first_name: value,
  last_name: value,
  email: value,
  phone: value,
  company: value,
  position: value,
});

/** Confidence in the content of a QR code, which has its own checksums. */
const codeConfidence = 0.99;

/** A phone number above this confidence, or an email address, proves that it is a card. */
const surePhone = 0.4;
const sureChoice = 0.45;
const clearLine = 0.7;
const fewestLines = 3;

/** Result for a picture without a readable card. */
export function unreadable(text: string[] = []): CardReading {
  return {
    readable: false,
    fields: perField(''),
    confidence: perField(0),
    regions: {},
    alternatives: { phones: [], names: [] },
    also: { web: [], handles: [], address: [] },
    text,
    reasons: {},
    code: null,
    otherCodes: [],
    notes: [],
    cards: [],
  };
}

/**
 * Result for the text of a picture; unreadable if it is not a card.
 * @param hasCode Whether there is a code beside the text: a badge may show nothing but a name
 */
export function readingOf(facts: CardFacts, text: PictureText, hasCode = false): CardReading {
  const reading = unreadable(text.lines.map((line) => line.text));
  const isBadge = hasCode && (facts.fields.first_name?.confidence ?? 0) > sureChoice;
  if (!isBadge && !showsCard(facts, text)) return reading;
  for (const field of cardFields) {
    const fact = facts.fields[field];
    if (!fact?.value) continue;
    reading.fields[field] = fact.value;
    reading.confidence[field] = Math.round(Math.min(1, Math.max(0, fact.confidence)) * 100) / 100;
    const region = text.regionOf(fact.lines);
    if (region) reading.regions[field] = region;
    if (fact.reason) reading.reasons[field] = fact.reason;
  }
  if (!reading.fields.first_name && !reading.fields.last_name) reading.reasons.first_name = noName;
  const { phones, names, web, handles, address } = facts;
  return {
    ...reading,
    readable: true,
    alternatives: { phones, names },
    also: { web, handles, address },
  };
}

/** A line that ends in a price, and how many of them make a receipt or a menu. */
const price =
  /(?:^|\s)(?:[$€£₹]|rs\.?|inr|usd|eur)?\s?\d{1,5}(?:[.,]\d{2}|\/-)\s?(?:[$€£₹]|eur|kr)?$/i;
const fewestPrices = 5;

/** What advertisements and receipts say, and cards hardly ever: two such lines are enough. */
const offer = wordPattern(`
  \\d{1,2}\\s?%_?(?:off|discount|rabatt|descuento|desconto|remise|sconto) sale order_now book_now call_now shop_now buy_(?:\\d|one)
  special_offers? limited_(?:time_)?offer offer_valid mega_offer grand_opening hurry admissions?_open we_are_hiring free_(?:delivery|entry|admission|shipping)
  valid_(?:till|until) terms_(?:and|&)_conditions per_person sub-?total grand_total total_due amount_due net_amount change_due tendered
  (?:invoice|bill|receipt|order|table)_(?:no|number|#) qty thank_you_for_(?:shopping|visiting) gesamtbetrag zwischensumme mwst
`);
const fewestOffers = 2;

/** Whether the text is a card: it has contact data, or at least a name and a company or position. */
function showsCard({ fields, web }: CardFacts, { lines }: PictureText): boolean {
  // A receipt, a menu and an advertisement have an address and a number, too.
  const count = (pattern: RegExp) => lines.filter(({ text }) => pattern.test(text)).length;
  if (count(price) >= fewestPrices || count(offer) >= fewestOffers) return false;
  if (fields.email || (fields.phone?.confidence ?? 0) > surePhone) return true;
  const sure = (field: CardField) => (fields[field]?.confidence ?? 0) > sureChoice;
  if (web.length) return sure('first_name') || sure('company');
  const clear = lines.filter(
    ({ text, confidence }) => confidence > clearLine && /\p{L}{2}/u.test(text),
  );
  return clear.length >= fewestLines && sure('first_name') && (sure('company') || sure('position'));
}

/**
 * Adds the code on a card or badge, and what it says.
 * @param country Where the card's numbers are dialled
 */
export function withFoundCode(
  reading: CardReading,
  code: FoundCode,
  { width, height }: Pick<RgbImage, 'width' | 'height'>,
  country?: CountryCode,
): CardReading {
  const coded = withCode(reading, code);
  if (!code.contact) return coded;
  return withContact(coded, code.contact, asFractions(code.corners, width, height), country);
}

/** Adds where the cards of a picture are that shows several, which says what to do about them. */
export function withCards(reading: CardReading, cards: Quad[]): CardReading {
  if (cards.length === 0) return reading;
  const reasons = { ...reading.reasons };
  for (const field of cardFields) {
    if (reasons[field] === severalCards) reasons[field] = cardAmongSeveral;
  }
  return { ...reading, reasons, cards };
}

/** Adds the code on a card or badge, which makes it readable whatever is printed beside it. */
export function withCode(
  reading: CardReading,
  { format, text, contact, others }: FoundCode,
): CardReading {
  return {
    ...reading,
    readable: true,
    code: { format, text, isContact: contact !== undefined },
    otherCodes: others,
  };
}

/**
 * Adds the contact data of a code on the card, which takes precedence over the printed text.
 * @param corners Location of the code, as fractions of the picture
 */
export function withContact(
  reading: CardReading,
  contact: Contact,
  corners: Quad,
  country: CountryCode | undefined,
): CardReading {
  const phones = contact.phones.map(({ number, kind }) => ({
    number: internationalNumber(number, country),
    kind: phoneKinds[kind],
  }));
  const { phone: called, mobile, others: uncalled } = chosenNumbers(contact.phones);
  const said: Partial<Record<CardField, string>> = {
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.emails[0]?.toLowerCase(),
    phone: called && internationalNumber(called.number, country),
    company: contact.company,
    position: contact.position,
  };
  const merged = structuredClone(reading);
  for (const field of cardFields) {
    const value = said[field];
    if (!value) continue;
    // If the same text is printed, its location is more useful than that of the code.
    const printed = squash(reading.fields[field]) === squash(value);
    if (!printed || !merged.regions[field]) merged.regions[field] = corners;
    merged.fields[field] = value;
    merged.confidence[field] = codeConfidence;
    delete merged.reasons[field];
  }
  const printed: ReadPhone[] = reading.fields.phone
    ? [{ number: reading.fields.phone, kind: '' }, ...reading.alternatives.phones]
    : reading.alternatives.phones;
  merged.readable = true;
  merged.alternatives.phones = others([...phones, ...printed], merged.fields.phone);
  merged.also.web = [...new Set([...contact.websites, ...reading.also.web])];
  if (!reading.also.address.length) merged.also.address = contact.addresses;
  merged.notes = contact.notes.concat(
    contact.emails.slice(1).map((email) => `Email: ${email}`),
    [called, mobile].flatMap((one) =>
      one?.extension ? `Extension of ${one.number}: ${one.extension}` : [],
    ),
    uncalled.map(numberLine),
  );
  return merged;
}

/** The kinds of numbers as cards name them. */
const phoneKinds: Readonly<Record<NumberKind, PhoneKind>> = {
  work: 'office',
  mobile: 'mobile',
  other: '',
  home: '',
  fax: 'fax',
  pager: 'fax',
};

function internationalNumber(number: string, country: CountryCode | undefined): string {
  const phone = parsePhoneNumberFromString(number.replace(/\(0\)/, ''), country);
  return phone?.isPossible() ? phone.number : number;
}

const others = (phones: ReadPhone[], chosen: string) =>
  phones.filter(
    ({ number }, index) =>
      number !== chosen && phones.findIndex((other) => other.number === number) === index,
  );
