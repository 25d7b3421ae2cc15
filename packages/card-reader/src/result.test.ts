import type { Contact } from '@cardinal/contact';
import { describe, expect, it } from 'vitest';

import { cardAmongSeveral, severalCards } from './fields/reasons.ts';
import { readingOf, unreadable, withCards, withCode, withContact } from './result.ts';
import type { FoundCode } from './qr/readCode.ts';
import type { PictureText } from './text/readText.ts';
import type { CardFacts, FoundField, Quad, TextLine } from './types.ts';

const corners: Quad = [
  [0.1, 0.1],
  [0.2, 0.1],
  [0.2, 0.2],
  [0.1, 0.2],
];
const codeCorners: Quad = [
  [0.7, 0.7],
  [0.9, 0.7],
  [0.9, 0.9],
  [0.7, 0.9],
];

const line = (text: string): TextLine => ({
  text,
  confidence: 0.95,
  marks: [],
  box: { x0: 0, y0: 0, x1: 100, y1: 20 },
});
const textOf = (...texts: string[]): PictureText => ({
  lines: texts.map(line),
  regionOf: () => corners,
});
const found = (value: string, confidence = 0.95): FoundField => ({ value, confidence, lines: [0] });
const facts = (fields: CardFacts['fields'], rest: Partial<CardFacts> = {}): CardFacts => ({
  fields,
  phones: [],
  names: [],
  web: [],
  handles: [],
  address: [],
  country: 'IN',
  ...rest,
});

const contact: Contact = {
  firstName: 'Priya',
  lastName: 'Venkatesh',
  emails: ['Priya@Sunrise.example'],
  company: 'Sunrise Ltd.',
  position: '',
  phones: [
    { number: '+91 22 2116 7811', kind: 'work', extension: '' },
    { number: '099725 64644', kind: 'mobile', extension: '' },
    { number: '+91 22 2116 7812', kind: 'fax', extension: '' },
  ],
  websites: ['https://sunrise.example'],
  addresses: ['1 Main Road, Pune'],
  notes: [],
};

describe('readingOf', () => {
  it('returns fields with their confidence, position and reason', () => {
    const name = { ...found('Priya', 0.804), reason: 'Some letters were hard to read.' };
    const reading = readingOf(facts({ first_name: name, email: found('p@s.in') }), textOf('Priya'));
    expect(reading).toMatchObject({
      readable: true,
      fields: { first_name: 'Priya', email: 'p@s.in', company: '' },
      confidence: { first_name: 0.8, email: 0.95, company: 0 },
      regions: { first_name: corners },
      reasons: { first_name: 'Some letters were hard to read.' },
    });
    expect(reading.regions.company).toBeUndefined();
  });

  it('treats a receipt or a menu as unreadable, although it has a number', () => {
    const fields = facts({ phone: found('+912025550142'), company: found('Green Leaf Café') });
    const dishes = ['Masala Dosa 120.00', 'Filter Coffee ₹ 45.00', 'Idli 60/-', 'Vada 1,20 €'];
    const lines = ['Green Leaf Café', 'Tel: 020 2555 0142', ...dishes];
    expect(readingOf(fields, textOf(...lines, 'Total Rs. 225.00')).readable).toBe(false);
    expect(readingOf(fields, textOf(...lines)).readable).toBe(true);
  });

  it.each([
    ['an advertisement', ['Green Leaf Café', 'FLAT 50% OFF on all cakes', 'Free delivery', 'Pune']],
    ['a receipt', ['Green Leaf Café', 'Bill No. 4711', '2 x Idli', 'Sub-total 120', 'Cash']],
  ])('treats %s as unreadable, although it has a number', (_, lines) => {
    const fields = facts({ phone: found('+912025550142'), company: found('Green Leaf Café') });
    expect(readingOf(fields, textOf(...lines)).readable).toBe(false);
    expect(readingOf(fields, textOf(...lines.slice(0, 2))).readable).toBe(true);
  });

  it('treats a picture with some words, but nothing of a card, as unreadable', () => {
    const sign = facts({ first_name: found('Wet Floor') });
    const reading = readingOf(sign, textOf('WET FLOOR'));
    expect(reading.readable).toBe(false);
    expect(reading.fields.first_name).toBe('');
    expect(reading.text).toEqual(['WET FLOOR']);
  });

  it('accepts a card without a number or address', () => {
    const fields = { first_name: found('Ann'), last_name: found('Lee'), company: found('Kestrel') };
    expect(readingOf(facts(fields), textOf('Ann Lee', 'Kestrel', 'Architects')).readable).toBe(
      true,
    );
    expect(readingOf(facts(fields, { web: ['kestrel.com'] }), textOf('Ann Lee')).readable).toBe(
      true,
    );
  });
});

describe('withCode', () => {
  const code = {
    format: 'data_matrix',
    text: '4711',
    contact: undefined,
    corners: codeCorners,
    others: ['HALL-4'],
    places: [codeCorners],
  } satisfies FoundCode;

  it('makes a badge readable regardless of the printed text', () => {
    const blank = readingOf(facts({}), textOf(), true);
    expect(blank.readable).toBe(false);
    expect(withCode(blank, code)).toMatchObject({
      readable: true,
      fields: { first_name: '' },
      code: { format: 'data_matrix', text: '4711', isContact: false },
      otherCodes: ['HALL-4'],
    });
    expect(withCode(blank, { ...code, contact }).code?.isContact).toBe(true);
  });

  it('keeps the name beside it, even if there is nothing else', () => {
    const name = facts({ first_name: found('Priya'), last_name: found('Venkatesh') });
    expect(readingOf(name, textOf('Priya Venkatesh')).fields.first_name).toBe('');
    expect(readingOf(name, textOf('Priya Venkatesh'), true).fields.first_name).toBe('Priya');
  });
});

describe('withContact', () => {
  const printed = readingOf(
    facts(
      {
        first_name: found('Priya'),
        last_name: found('Venkatcsh'),
        email: found('p@s.in'),
        phone: found('+912221167811'),
        position: found('HR Manager', 0.7),
      },
      { web: ['sunrise.example'] },
    ),
    textOf('Priya Venkatcsh'),
  );
  const merged = withContact(printed, contact, codeCorners, 'IN');

  it('prefers the code, and fills the rest from the printed text', () => {
    expect(merged.fields).toEqual({
      first_name: 'Priya',
      last_name: 'Venkatesh',
      email: 'priya@sunrise.example',
      phone: '+912221167811',
      company: 'Sunrise Ltd.',
      position: 'HR Manager',
    });
    expect(merged.confidence).toMatchObject({ last_name: 0.99, position: 0.7 });
  });

  it("returns the printed position if both agree, otherwise the code's", () => {
    expect(merged.regions.first_name).toEqual(corners);
    expect(merged.regions.last_name).toEqual(codeCorners);
  });

  it('offers every other number once', () => {
    expect(merged.alternatives.phones).toEqual([
      { number: '+919972564644', kind: 'mobile' },
      { number: '+912221167812', kind: 'fax' },
    ]);
  });

  it('calls no fax', () => {
    const fax = { ...contact, phones: contact.phones.slice(2) };
    const reading = withContact(readingOf(facts({}), textOf()), fax, codeCorners, 'IN');
    expect(reading.notes).toContain('Fax: ' + fax.phones[0]?.number);
    expect(reading.fields.phone).toBe('');
    expect(reading.alternatives.phones).toEqual([{ number: '+912221167812', kind: 'fax' }]);
  });

  it('makes a card readable even if nothing else could be read', () => {
    const blank = readingOf(facts({}), textOf());
    const reading = withContact(blank, contact, codeCorners, 'IN');
    expect(reading.readable).toBe(true);
    expect(reading.fields.company).toBe('Sunrise Ltd.');
    expect(reading.also.address).toEqual(['1 Main Road, Pune']);
    expect(blank.readable).toBe(false);
  });
});

describe('a picture of several cards', () => {
  const whole: Quad = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];

  it('says where they are instead of asking for one at a time', () => {
    const reading = unreadable();
    reading.reasons.email = severalCards;
    reading.reasons.company = 'Some letters were hard to read.';
    const found = withCards(reading, [whole, whole]);
    expect(found.cards).toHaveLength(2);
    expect(found.reasons.email).toBe(cardAmongSeveral);
    expect(found.reasons.company).toBe('Some letters were hard to read.');
    expect(withCards(reading, []).reasons.email).toBe(severalCards);
  });
});
