import { describe, expect, it } from 'vitest';

import { isCallable, kindOf, readPhones } from './phones.ts';

const numbersIn = (text: string) => readPhones(text).numbers.map(({ number }) => number);

describe('readPhones', () => {
  it.each([
    ['+49 421 5550110', '+49 421 5550110'],
    ['+49 421 555010 / +49 172 5550111', '+49 421 555010', '+49 172 5550111'],
    ['0421 555010; 0172 5550111', '0421 555010', '0172 5550111'],
    ['+49 421 555010\n+49 172 5550111', '+49 421 555010', '+49 172 5550111'],
    ['+49 421 555010 ::: +49 172 5550111', '+49 421 555010', '+49 172 5550111'],
    ['+49 421 555010 or +49 172 5550111', '+49 421 555010', '+49 172 5550111'],
    ["'+49421555010", '+49421555010'],
    ['="0421555010"', '0421555010'],
    ['=+49421555010', '+49421555010'],
    ['tel:+49421555010', '+49421555010'],
    ['p:+15550100177', '+15550100177'],
    ['491725550111.0', '491725550111'],
    ['0421/555010', '0421/555010'],
    ['089 / 5550112', '089 / 5550112'],
    ['(212) 555-0177', '(212) 555-0177'],
    ['+49 (0)421 555010-0', '+49 (0)421 555010-0'],
    ['+49 421 555010; +49421555010', '+49 421 555010'],
    ['+49 421 555010 +49 172 5550111', '+49 421 555010', '+49 172 5550111'],
    [String.raw`+49 421 555010\n+49 172 5550111`, '+49 421 555010', '+49 172 5550111'],
    ['++49 421 5550110', '+49 421 5550110'],
    ['+ 49 421 5550110', '+49 421 5550110'],
    ['+٩٧١ ٥٠ ٥٥٥ ٠١١١', '+971 50 555 0111'],
    ['tel:5550111;phone-context=+49421', '+494215550111'],
    ['https://wa.me/491725550111', '+491725550111'],
    ['\u200E+49 421 555010\u202C', '+49 421 555010'],
  ])('finds the numbers of %j', (text, ...numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
    expect(readPhones(text).rest).toBe('');
  });

  it('keeps the extensions of others', () => {
    const [number, ...others] = readPhones('+49 421 555010-0, -11, -12').numbers;
    expect(number).toMatchObject({ number: '+49 421 555010-0' });
    expect(others).toEqual([]);
    expect(readPhones('+49 421 555010-0, -11, -12').rest).toBe('-11, -12');
  });

  it('reads labels, and calls the work number first and a fax never', () => {
    const { numbers } = readPhones(
      'Fax: +49 421 555030, Mobile: +49 172 5550111, Office: +49 421 555010-0',
    );
    expect(numbers).toEqual([
      { number: '+49 421 555010-0', kind: 'work', extension: '' },
      { number: '+49 172 5550111', kind: 'mobile', extension: '' },
      { number: '+49 421 555030', kind: 'fax', extension: '' },
    ]);
    expect(numbers.filter(isCallable)).toHaveLength(2);
  });

  it.each([
    ['tel:+1-418-555-0164;ext=102', '+1-418-555-0164', '102'],
    ['+1 650 555 0100 x136', '+1 650 555 0100', '136'],
    ['+1 650 555 0100 ext. 12', '+1 650 555 0100', '12'],
    ['+1 650 555 0100, extension 12', '+1 650 555 0100', '12'],
    ['+7 495 555 01 01 доб. 12', '+7 495 555 01 01', '12'],
    ['03-5555-0101 内線12', '03-5555-0101', '12'],
    ['+1 650 555 0100 #12', '+1 650 555 0100', '12'],
    ['tel:+1-418-555-0164;phone-context=+1', '+1-418-555-0164', ''],
  ])('separates the extension of %j', (text, number, extension) => {
    expect(readPhones(text).numbers).toEqual([{ number, kind: 'other', extension }]);
  });

  it.each(['4.91725E+11', '4,91725E+11', '4.9E11'])('refuses %j with a reason', (text) => {
    const read = readPhones(text);
    expect(read.numbers).toEqual([]);
    expect(read.rest).toBe(text);
    expect(read.problem).toContain(`shortened the number to ${text}`);
  });

  it.each(['N/A', '-', 'nan', ''])('finds nothing in %j', (text) => {
    expect(readPhones(text)).toEqual({ numbers: [], rest: '' });
  });

  it.each([
    'call reception',
    '12',
    '0800 FLOWERS 1',
    '12345678901234567890',
    '2026-11-21',
    '21.11.2026',
    '11/21/2026',
    '000000',
  ])('keeps %j, which is no number', (text) => {
    expect(readPhones(text)).toEqual({ numbers: [], rest: text });
  });

  it.each([
    ['workFax', 'fax'],
    ['iPhone', 'mobile'],
    ['CELL', 'mobile'],
    ['HOME', 'home'],
    ['WORK', 'work'],
    ['pager', 'pager'],
    ['Team', 'other'],
  ])('knows the kind %s', (label, kind) => expect(kindOf(label)).toBe(kind));
});
