import { describe, expect, it } from 'vitest';

import { fieldsOn, type Printed } from '../../test/printedCard.ts';

const companyOn = (...printed: Printed[]) => fieldsOn(...printed).company;

/** The rest of a card, whose addresses say nothing about the company. */
const person: Printed[] = [
  ['Hanna Weiss', 40, 90],
  ['Sales Manager', 26, 12],
  ['hanna.weiss@gmail.com', 24, 60],
  ['+49 171 2345678', 24, 12],
];

describe('a company over two lines', () => {
  it.each<[string, Printed[], string]>([
    [
      'a legal form in small letters',
      [
        ['NORDFJORD', 64, 0],
        ['MARINE LLC', 26, 10],
      ],
      'Nordfjord Marine LLC',
    ],
    [
      'what companies are called by in small letters',
      [
        ['TAMARIND', 64, 0],
        ['LEATHER WORKS', 26, 10],
      ],
      'Tamarind Leather Works',
    ],
    [
      'a legal form on a line of its own',
      [
        ['Drava Promet', 40, 0],
        ['d.o.o.', 40, 10],
      ],
      'Drava Promet d.o.o.',
    ],
    [
      'two lines in the largest letters',
      [
        ['Sagar Agro', 44, 0],
        ['Exports', 44, 10],
      ],
      'Sagar Agro Exports',
    ],
    [
      'a legal form in front',
      [
        ['PT Laut Biru', 44, 0],
        ['Sentosa Marine', 44, 10],
      ],
      'PT Laut Biru Sentosa Marine',
    ],
    [
      'a family with its sons',
      [
        ['Kessler & Söhne', 40, 0],
        ['Maschinenbau GmbH', 40, 10],
      ],
      'Kessler & Söhne Maschinenbau GmbH',
    ],
  ])('%s', (_, mark, company) => {
    expect(companyOn(...mark, ...person)).toBe(company);
  });

  it('leaves a slogan below it out', () => {
    const slogan: Printed[] = [
      ['Tamarind', 44, 0],
      ['Leather goods that last for generations', 24, 10],
    ];
    expect(companyOn(...slogan, ...person)).toBe('Tamarind');
  });
});
