import { describe, expect, it } from 'vitest';

import type { TextLine } from '../types.ts';
import { extractFields } from './extractFields.ts';
import { severalCards, severalPeople, sureFrom } from './reasons.ts';

/** Cards side by side, each with its lines one under the other. */
function picture(...cards: string[][]): TextLine[] {
  return cards.flatMap((texts, column) =>
    texts.map((text, row): TextLine => {
      const height = row === 0 ? 42 : 24;
      const [x0, y0] = [column * 900, row * 60];
      const box = { x0, x1: x0 + text.length * height * 0.5, y0, y1: y0 + height };
      return { text, confidence: 0.97, box, marks: Array.from({ length: text.length }) };
    }),
  );
}

const hanna = ['Hanna Weiss', 'Sales Manager', 'Larkfield Foods GmbH', 'hanna.weiss@larkfield.de'];
const ravi = ['Ravi Sharma', 'Chief Engineer', 'Orrin Textiles Ltd', 'ravi.sharma@orrin.in'];
const colleague = ['Jonas Brandt', 'Chief Engineer', '', 'jonas.brandt@larkfield.de'];

describe('several cards in one picture', () => {
  it('marks every field if two people have addresses of two companies', () => {
    const { fields } = extractFields(picture(hanna, ravi));
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['first_name', 'email', 'company']));
    for (const field of Object.values(fields)) {
      expect(field).toMatchObject({ reason: severalCards });
      expect(field.confidence).toBeLessThan(sureFrom);
    }
  });

  it('marks only the name if they have the same company', () => {
    const { fields } = extractFields(picture(hanna, colleague));
    expect(fields.first_name?.reason).toBe(severalPeople);
    expect(fields.email?.reason).not.toBe(severalCards);
  });

  it('marks nothing of the sort on one card', () => {
    const { fields } = extractFields(picture(hanna));
    expect(fields.first_name?.reason).toBeUndefined();
  });
});
