import { describe, expect, it } from 'vitest';

import { mayHideLetters } from './hiddenLetters.ts';

describe('mayHideLetters', () => {
  it.each([
    ['an unknown word with an l on a Polish card', 'Golebnik Stolarnia', 'PL'],
    ['an o on a Norwegian one', 'Lonnebakken', 'NO'],
    ['a d on an Icelandic one', 'Nordurver', 'IS'],
    ['a word of a Vietnamese card with accents', 'Gốm', 'VN'],
  ] as const)('doubts %s', (_, text, country) => {
    expect(mayHideLetters(text, country)).toBe(true);
  });

  it.each([
    ['a word that a list knows', 'Jan Kowalski', 'PL'],
    ['a word of positions or companies', 'Sales Director', 'NO'],
    ['a word without such a letter', 'Kvist', 'DK'],
    ['a card from elsewhere', 'Lonnebakken', 'GB'],
    ['a card of no country', 'Lonnebakken', undefined],
  ] as const)('trusts %s', (_, text, country) => {
    expect(mayHideLetters(text, country)).toBe(false);
  });
});
