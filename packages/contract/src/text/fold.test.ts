import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyLead, type LeadNumber } from '../labels.ts';
import { fold, leadMatcher, searchParts, typedEmail } from './fold.ts';

const matches = (
  [first_name = '', last_name = '', email = '', company = '', badge_code = '']: string[],
  q: string,
) => leadMatcher(q)({ ...emptyLead, first_name, last_name, email, company, badge_code });

const found = (lead: Partial<Record<keyof typeof emptyLead | LeadNumber, string>>, q: string) =>
  leadMatcher(q)({ ...emptyLead, ...lead });

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

describe('typedEmail', () => {
  it.each([
    ['jane@x.example', 'jane@x.example'],
    [' Jane Roe <jane@x.example> ', 'jane@x.example'],
    ['"Roe, Jane" <jane@x.example>;', 'jane@x.example'],
    ['<jane@x.example>', 'jane@x.example'],
    ['mailto:jane@x.example?subject=Hello', 'jane@x.example'],
    ['Jane <mailto:jane@x.example>', 'jane@x.example'],
    ['jane@x.example,', 'jane@x.example'],
    ['jane@x.example.', 'jane@x.example'],
    ['“jane@x.example”', 'jane@x.example'],
    ["'jane@x.example", 'jane@x.example'],
    ['jane@x.example (work)', 'jane@x.example'],
    ['\u200bjane@\u200bx.example\u00a0', 'jane@x.example'],
    ["o'neill@x.example", "o'neill@x.example"],
    ['Jane@X.Example', 'Jane@X.Example'],
  ])('takes from %j the address %j', (typed, address) => {
    expect(typedEmail(typed)).toBe(address);
  });

  it.each(['a@x.example; b@x.example', 'Jane <a@x.example>, B <b@x.example>', 'jane', 'N/A', '-'])(
    'leaves %j, which holds none or several',
    (typed) => {
      expect(typedEmail(typed)).toBe(typed);
    },
  );
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

  it.each(["o'neill", 'O’NEILL', 'O‘Neill', 'o`neill', 'oʼneill', 'oneill', 'neill', "o'n"])(
    'finds by %j a name with an apostrophe, however it is written',
    (query) => {
      for (const company of ["O'Neill", 'O’Neill Ltd', 'Acme O´Neill']) {
        expect(found({ company }, query)).toBe(true);
      }
    },
  );

  it('takes all dashes and quotation marks for one', () => {
    expect(found({ last_name: 'Straßer‑Żółw' }, 'strasser–zolw')).toBe(true);
    expect(found({ company: '„Nord“ GmbH' }, '"nord"')).toBe(true);
    expect(found({ company: 'Nord︱Süd' }, 'nord—sud')).toBe(true);
  });

  it.each([
    '5550166',
    '0711 5550166',
    '+49 711 5550166',
    '+49 (0)711/555-01 66',
    '0049 711 5550166',
    '07 11 55 50 16 6',
    '(0711)5550166',
    '711',
  ])('finds by %j a number in any spelling', (query) => {
    const phone_e164 = '+497115550166';
    expect(found({ phone: '+49 (0) 711 - 555 0166', phone_e164 }, query)).toBe(true);
    expect(found({ mobile: '0711/5550166', mobile_e164: phone_e164 }, query)).toBe(true);
    expect(found({ mobile: '+49 711 5550177', mobile_e164: '+497115550177' }, query)).toBe(
      query === '711',
    );
  });

  it('finds a number whose country is unknown, and other numbers as they are written', () => {
    expect(found({ phone: '0711 / 5550166' }, '0711 555 01 66')).toBe(true);
    expect(found({ phone: '0711 / 5550166' }, '+49 711 5550166')).toBe(true);
    expect(found({ phone: '0711 / 5550166' }, '0049 711 5550166')).toBe(true);
    expect(found({ phone: '0711 / 5550166' }, '+49 711 5550177')).toBe(false);
    const phone_e164 = '+437115550166';
    expect(found({ phone: '0711 5550166', phone_e164 }, '+49 711 5550166')).toBe(false);
    expect(found({ company: 'Area 51 2024' }, 'area 51 2024')).toBe(true);
    expect(found({ badge_code: '007-12' }, '007-12')).toBe(true);
    expect(found({ badge_code: '7' }, '007')).toBe(false);
  });

  it.each([
    ['8 (495) 555-01-66', '+74955550166'],
    ['06 30 555 0166', '+36305550166'],
    ['8 612 55501', '+37061255501'],
    ['8 029 555 01 66', '+375295550166'],
    ['0171 5550166', '+491715550166'],
  ])('finds %s by its international form, and the other way round', (national, phone_e164) => {
    expect(found({ phone: national, phone_e164 }, national)).toBe(true);
    expect(found({ phone: phone_e164, phone_e164 }, national)).toBe(true);
    expect(found({ phone: national }, phone_e164)).toBe(true);
    expect(found({ phone: national }, phone_e164.replace('+', '00'))).toBe(true);
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
