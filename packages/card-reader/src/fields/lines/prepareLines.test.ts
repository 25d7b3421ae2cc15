import { describe, expect, it } from 'vitest';

import { prepareLines } from './prepareLines.ts';

type Placed = [text: string, x0: number, x1: number];

/** The texts of pieces of one row, as they are joined and mended. */
const prepared = (...pieces: Placed[]) =>
  prepareLines(
    pieces.map(([text, x0, x1]) => ({
      text,
      confidence: 0.97,
      box: { x0, x1, y0: 0, y1: 40 },
      marks: Array.from({ length: text.length }),
    })),
  ).map(({ text }) => text);

describe('prepareLines', () => {
  it.each<[Placed, Placed, string]>([
    [['WORKS', 0, 200], ['S LTD', 180, 400], 'WORKS LTD'],
    [['OUR H', 0, 200], ['HARBOUR', 180, 500], 'OUR HARBOUR'],
    // Half of the 3 was read as an 8.
    [['98333', 0, 200], ['8 75780', 176, 400], '98333 75780'],
    [['98333', 0, 200], ['8 75780', 210, 400], '98333 8 75780'],
  ])('joins %s and %s', (left, right, joined) => {
    expect(prepared(left, right)).toEqual([joined]);
  });

  it('reads a letter between two words of a position as the slash it was', () => {
    expect(prepared(['OWNERIOPERATOR', 0, 300])).toEqual(['OWNER/OPERATOR']);
    expect(prepared(['MANAGERIAL', 0, 300])).toEqual(['MANAGERIAL']);
  });

  it('begins a name with a capital I where a small l was read', () => {
    expect(prepared(['lulia Ardelean', 0, 300])).toEqual(['Iulia Ardelean']);
    expect(prepared(['Radu lonescu', 0, 300])).toEqual(['Radu Ionescu']);
    expect(prepared(['llse lngwersen', 0, 300])).toEqual(['Ilse Ingwersen']);
    expect(prepared(['OLlVER BRANDT', 0, 300])).toEqual(['OLIVER BRANDT']);
    expect(prepared(['PlATE', 0, 300])).toEqual(['PlATE']);
    expect(prepared(['lumen studio', 0, 300])).toEqual(['lumen studio']);
  });
});
