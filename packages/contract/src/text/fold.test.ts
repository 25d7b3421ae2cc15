import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyLead } from '../labels.ts';
import { fold, leadMatcher, searchParts } from './fold.ts';

const matches = (
  [first_name = '', last_name = '', email = '', company = '', badge_code = '']: string[],
  q: string,
) => leadMatcher(q)({ ...emptyLead, first_name, last_name, email, company, badge_code });

/** Property tests draw from all of Unicode, whose tables are slow to load on a busy machine. */
const timeout = 60_000;

describe('fold', () => {
  it.each([
    ['Ibáñez', 'ibanez'],
    ['STRAẞE', 'strasse'],
    ['Łódź', 'lodz'],
    ['Sørensen', 'sorensen'],
    ['İstanbul', 'istanbul'],
    ['ﬁne  print', 'fine print'],
    ['Ａｃｍｅ', 'acme'],
    ['شُكْرًا', 'شكرا'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['हिन्दी', 'हिन्दी'],
    ['  a\u0000b\n', 'a b'],
  ])('folds %j to %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('leaves folded text unchanged', { timeout }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('searching leads', () => {
  const texts = ['Jean-Luc', 'Márquez', 'jl.marquez@alcazar.example', 'Smith & Söhne'];

  it.each(['jean', 'JEAN-LUC', 'marquez', 'rque', 'alcazar.example', '@alcazar', 'sohne', 'n-l'])(
    'finds %j inside a word',
    (query) => {
      expect(matches(texts, query)).toBe(true);
    },
  );

  it.each(['j', 'je', 'lu', 'ma', 'al', '&', 'sm sö'])(
    'finds %j at the start of a word, after a space or punctuation',
    (query) => {
      expect(matches(texts, query)).toBe(true);
    },
  );

  it.each(['ea', 'qu', 'z', 'jean zola', 'lucm', 'luc marques'])('does not find %j', (query) => {
    expect(matches(texts, query)).toBe(false);
  });

  it('finds every suffix of at least three letters of every word', { timeout }, () => {
    const text = fc.string({ minLength: 3, maxLength: 12, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), fc.nat(), (written, pick) => {
        const words = written.flatMap((each) =>
          fold(each)
            .split(' ')
            .map((word) => Array.from(word)),
        );
        const longEnough = words.filter((letters) => letters.length >= 3);
        fc.pre(longEnough.length > 0);
        const letters = longEnough[pick % longEnough.length] ?? [];
        const suffix = letters.slice(pick % (letters.length - 2));
        expect(matches(written, suffix.join(''))).toBe(true);
      }),
    );
  });

  it('matches every lead if the query contains no words', () => {
    expect(searchParts(' \t\n')).toEqual([]);
    expect(matches(texts, ' \t\n')).toBe(true);
  });
});
