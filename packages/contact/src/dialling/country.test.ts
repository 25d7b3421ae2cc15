import { describe, expect, it } from 'vitest';
import { countriesOf, countryOfPerson, usedCountries } from './country.ts';

describe('countriesOf', () => {
  it.each<[string, string[], string[], string]>([
    ['a number with its code', ['Tel +44 20 7946 0812'], [], 'GB'],
    ['the ending of a domain', [], ['fernhaus.co.za'], 'ZA'],
    ['a state and its postcode', ['Elgin, IL 60120'], [], 'US'],
    ['a city', ['Kvarngatan 3, Malmö'], [], 'SE'],
    ['a legal form', ['Meridian Foods Pvt. Ltd.'], [], 'IN'],
  ])('knows it by %s', (_, texts, domains, country) => {
    expect(countriesOf(texts, domains)).toMatchObject({ countries: [country], sure: true });
  });

  it('is sure by a grouping that is one country’s own, not by others', () => {
    const of = (text: string) => countriesOf([text], ['fernhaus.com']);
    expect(of('(503) 555-0148')).toMatchObject({ countries: ['US'], sure: true });
    expect(of('0412 886 317')).toMatchObject({ countries: ['AU'], sure: false });
  });

  it('knows Turkish mobile numbers by their groups', () => {
    expect(countriesOf(['0534 060 21 90'], []).countries).toEqual(['TR']);
    expect(countriesOf(['0634 060 21 90'], []).countries).not.toContain('TR');
  });

  it('is not sure if the evidence is even', () => {
    expect(countriesOf(['Paris, London'], []).sure).toBe(false);
  });

  it('takes a legal form that countries share for that of the one at home', () => {
    expect(countriesOf(['Nordwind GmbH'], []).countries).toEqual(['DE']);
    expect(countriesOf(['Nordwind GmbH'], [], 'AT').countries).toEqual(['AT']);
    expect(countriesOf(['Nordwind GmbH'], [], 'KE').countries).toEqual(['DE']);
  });

  it('falls back on the country at home, and says so', () => {
    expect(countriesOf(['555 0142'], [], 'KE')).toEqual({
      countries: ['KE'],
      sure: false,
      isOnCard: false,
    });
    expect(countriesOf([], []).countries).toEqual([]);
    expect(countriesOf(['Elgin, IL 60120'], [], 'KE').countries).toEqual(['US']);
  });
});

describe('usedCountries', () => {
  const swiss = ['+41794417782', '+41794417783', '+41812503314', '+41213125508'];

  it('is at home where most of the known numbers are from', () => {
    expect(usedCountries(['+442079460812', ...swiss])).toEqual({ home: 'CH', all: ['CH', 'GB'] });
  });

  it('has no home if they are few, or from everywhere', () => {
    expect(usedCountries(swiss)).toEqual({ all: ['CH'] });
    const mixed = [...swiss.slice(0, 2), '+442079460812', '+33641772808', '+12025550142'];
    expect(usedCountries(mixed).home).toBeUndefined();
    expect(usedCountries(['reception'])).toEqual({ all: [] });
  });
});

it.each([
  ['+33612345678', 'anna@example.com', 'FR'],
  ['+4930123456', 'anna@example.fr', 'DE'],
  [null, 'anna@Example.FR', 'FR'],
  [null, 'tom@example.co.uk', 'GB'],
  [null, 'tom@example.com', undefined],
  [null, 'tom@example.io', undefined],
  [null, '', undefined],
])('the country of a person with %s and %s is %s', (phone, email, country) => {
  expect(countryOfPerson(phone, email)).toBe(country);
});
