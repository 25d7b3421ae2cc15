import { describe, expect, it } from 'vitest';

import { needsClues, numberKey, toE164, type NumberClues } from './dialling.ts';

const clues = (some: Partial<NumberClues>): NumberClues => ({
  texts: [],
  domains: [],
  used: { all: [] },
  ...some,
});

describe('toE164', () => {
  it.each([
    ['+49 (0)172 5550111', '+491725550111'],
    ['+49 0172 5550111', '+491725550111'],
    ['0049 172 5550111', '+491725550111'],
    ['+49 172 5550111 ext. 12', '+491725550111'],
    ['tel:+49-172-5550111', '+491725550111'],
    ['491725550111', '+491725550111'],
    ['49 172 5550111', '+491725550111'],
    ['(212) 555-0177', '+12125550177'],
    ['Mobile: +49 172 5550111', '+491725550111'],
    ['Fax: +49 421 555030, +49 421 555010', '+49421555010'],
    ['+1 555 010 0177', '+15550100177'],
    ['0172 5550111', null],
    ['8 (495) 123-45-67', null],
    ['Fax: +49 421 555030', null],
    ['+49 1', null],
    ['4.91725E+11', null],
    ['reception', null],
    ['', null],
  ])('dials %s as %s wherever it is', (text, dialled) => {
    expect(toE164(text)).toBe(dialled);
  });

  it.each<[string, Partial<NumberClues>]>([
    ['another number', { texts: ['+49 421 555010'] }],
    ['the address', { texts: ['Hafenstraße 3, 28195 Bremen'] }],
    ['the legal form of the company', { texts: ['Nordwind GmbH'] }],
    ['a domain', { domains: ['nordwind.de'] }],
    ['the country at home', { used: { home: 'DE', all: ['GB', 'DE'] } }],
    ['the only country of the workspace that has it', { used: { home: 'GB', all: ['GB', 'DE'] } }],
  ])('knows the country of 0171 5550111 by %s', (_, some) => {
    expect(toE164('0171 5550111', clues(some))).toBe('+491715550111');
  });

  it('dials nothing if it exists in several countries of the workspace, or in none', () => {
    const of = (text: string, all: NumberClues['used']['all']) =>
      toE164(text, clues({ used: { all } }));
    expect(of('0421 555010', ['DE', 'TR', 'GB'])).toBe('+49421555010');
    expect(of('0172 5550111', ['DE', 'GB'])).toBeNull();
    expect(of('0171 5550111', ['GB', 'KE'])).toBeNull();
  });

  it('accepts what is missing from the table of a country that is beyond doubt', () => {
    const british = clues({ domains: ['fernhaus.co.uk'] });
    expect(toE164('07700 900123', british)).toBe('+447700900123');
    expect(toE164('07700 900123', clues({ used: { home: 'GB', all: ['GB'] } }))).toBeNull();
  });
});

describe('numberKey', () => {
  it.each([
    '+49 172 5550111',
    '+49 (0)172 5550111',
    '0049 172 5550111',
    '0172 5550111',
    '+49 172 5550111 ext. 12',
    '491725550111',
  ])('is the same for %s as for other spellings', (text) => {
    expect(numberKey(text, toE164(text))).toBe('1725550111');
  });

  it.each(['4.91725E+11', 'reception', ''])('is empty for %s', (text) => {
    expect(numberKey(text, null)).toBe('');
  });
});

it('needs clues only for numbers without a country code', () => {
  const texts = ['+49 172 5550111', '0049 172 5550111', '0172 5550111', '(212) 555-0177', '-', ''];
  expect(texts.filter(needsClues)).toEqual(['0172 5550111', '(212) 555-0177']);
});
