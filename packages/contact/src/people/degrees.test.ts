import { describe, expect, it } from 'vitest';

import { withoutDegrees } from './degrees.ts';

describe('withoutDegrees', () => {
  it.each([
    ['Otieno Oduor, MBChB, MMed', 'Otieno Oduor'],
    ['Malcolm J. Everhart, P.E.', 'Malcolm J. Everhart'],
    ['Bronwyn Tregear BVSc', 'Bronwyn Tregear'],
    ['Joost Verhoeven RA', 'Joost Verhoeven'],
    ['Hedda Blom, B.Arch., LEED', 'Hedda Blom'],
  ])('%s', (text, name) => {
    expect(withoutDegrees(text)).toBe(name);
  });

  it.each([
    ['a family name in capitals', 'Anne Claire ROY', ''],
    ['one that only the mailbox knows', 'Tuan Anh NGO', 'ngo.tuananh'],
    ['names with capitals inside', 'Rory Paul McKay', ''],
    ['a name in capitals', 'DR HEDDA BLOM', ''],
    ['a company', 'Blom, Hedda & Partners LLP', ''],
    ['a family name in front', 'Blom, Hedda', ''],
  ])('keeps %s', (_, text, local) => {
    expect(withoutDegrees(text, local)).toBe(text);
  });
});
