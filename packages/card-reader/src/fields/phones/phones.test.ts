import { describe, expect, it } from 'vitest';
import type { CardLine } from '../lines/cardLine.ts';
import { countriesOf } from '@cardinal/contact/dialling/country';
import { findPhones } from './phones.ts';
import { separateNumbers } from './phoneNumbers.ts';

/** Lines one under the other. */
const linesOf = (...texts: string[]): CardLine[] =>
  texts.map((text, index) => ({
    sources: [index],
    text,
    marks: Array.from({ length: text.length }),
    confidence: 0.97,
    box: { x0: 0, y0: index * 40, x1: text.length * 10, y1: index * 40 + 20 },
  }));

function phones(texts: string[], domains: string[] = []) {
  return findPhones(linesOf(...texts), countriesOf(texts, domains));
}
const first = (texts: string[], domains?: string[]) => phones(texts, domains)[0]?.number;

describe('separateNumbers', () => {
  it.each<[string, string[]]>([
    ['98765 43210 / 98765 43211', ['98765 43210', '98765 43211']],
    ['5550136 / 5550187', ['5550136', '5550187']],
    ['555201, 555202, 555203', ['555201', '555202', '555203']],
    ['+91-22-55504410 / 4411 / 4412', ['+91-22-55504410']],
    ['55504120 to 23', ['55504120']],
    ['089 / 7194922', ['089 7194922']],
    ['+49 (0)172 / 655 19 04', ['+49 (0)172 655 19 04']],
  ])('reads %s', (raw, numbers) => {
    expect(separateNumbers(raw)).toEqual(numbers);
  });
});

describe('findPhones', () => {
  it('dials a number in the country that the address speaks of', () => {
    expect(first(['847 555-0117', '12 Oak St, Elgin, IL 60120'])).toBe('+18475550117');
    expect(first(['0412 886 317', '85 Smith Street, Fitzroy VIC 3065'])).toBe('+61412886317');
  });

  it('dials it in the second country if the first has no such number', () => {
    const texts = ['Tel +44 20 7946 0812', 'Sydney office: 0412 886 317', 'Sydney, Australia'];
    expect(phones(texts).map(({ number }) => number)).toEqual(['+61412886317', '+442079460812']);
  });

  it('says that a country is a guess', () => {
    expect(phones(['Mobile 9876543210'])[0]).toMatchObject({
      number: '+919876543210',
      guessed: true,
    });
    expect(phones(['Mobile 9876543210', 'Pune - 411 001'])[0]?.guessed).toBe(false);
    expect(phones(['Phone 555 0142'])[0]).toMatchObject({ number: '5550142', guessed: true });
  });

  it('prefers a mobile to an office, an office to a number at home, and that to a fax', () => {
    const texts = ['Fax: 040 25550163', 'Res : 040 25550179', 'Off : 040 25550142', 'Pune, India'];
    expect(phones(texts).map(({ number }) => number.slice(-4))).toEqual(['0142', '0179', '0163']);
    expect(first([...texts, 'Cell: 98765 43210'])).toBe('+919876543210');
  });

  it('reads labels that are spaced out, or that follow the number', () => {
    const texts = ['T E L : 202-555-0305', 'F A X : 202-555-5873', 'Reston, VA 20190'];
    expect(phones(texts).map(({ kind }) => kind)).toEqual(['office', 'fax']);
    const after = ['202-555-0305 (telephone)', '202-555-5873 (fax)', 'Reston, VA 20190'];
    expect(phones(after).map(({ kind }) => kind)).toEqual(['office', 'fax']);
    const bare = ['202-555-0305 Mobile', '202-555-5873 Fax', 'Reston, VA 20190'];
    expect(phones(bare).map(({ kind }) => kind)).toEqual(['mobile', 'fax']);
    const both = ['202-555-0305 Mobile 202-555-5873', 'Reston, VA 20190'];
    expect(phones(both).map(({ kind }) => kind)).toEqual(['mobile', '']);
  });

  it.each([
    'An ISO 9001:2008 certified company',
    'IS 600123 ISO 27001',
    'NASDAQ: 4711471147',
    'Tax code: 0200300400',
    'Reg. No. 40012345',
    'Tokyo 150-0002, Japan',
    'Founded 1998 - 2008',
  ])('finds no number in "%s"', (text) => {
    expect(phones([text, 'Tokyo, Japan'])).toEqual([]);
  });

  it('reads a number that shares its line with a web address', () => {
    // As it is marked before numbers are looked for.
    const [line] = linesOf('TEL 0852-32-1140 URL http://www.kazenomori.co.jp/');
    if (!line) throw new Error('no line');
    line.kind = 'web';
    const found = findPhones([line], { countries: ['JP'], sure: true, isOnCard: true });
    expect(found.map(({ number }) => number)).toEqual(['+81852321140']);
  });

  it('completes no number that begins with a 0 as a North American one', () => {
    expect(first(['Cell: 074 555 0142', '54 Dalton Road, Elgin, IL 60120'])).toBe('0745550142');
  });

  it('reads a number beside a name, and one whose label was misread', () => {
    expect(first(['RISHI DAYALCHAND (230) 5 256-6123'])).toBe('+23052566123');
    expect(phones(['MIobile. 097-005-4735, 089-694-1116']).map(({ number }) => number)).toEqual([
      '0970054735',
      '0896941116',
    ]);
  });

  it('does not take digits for a code that no country has, as +800', () => {
    expect(first(['+90 (123) 4564 654', '800500 65854', 'Ankara'])).toBe('+901234564654');
  });

  it('reads on a row from left to right', () => {
    const [left, right] = linesOf('+81 3 5555-0101', '+81 3 5555-0202');
    if (!left || !right) throw new Error('no lines');
    right.box = { x0: 400, x1: 600, y0: -2, y1: 18 };
    const found = findPhones([right, left], { countries: ['JP'], sure: true, isOnCard: true });
    expect(found[0]?.number).toBe('+81355550101');
  });
});
