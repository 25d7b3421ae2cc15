import { describe, expect, it } from 'vitest';

import type { RgbImage } from '../types.ts';
import { type PlacedGlyph, insertSpaces } from './spaces.ts';

/** A crop with one black bar a letter, at the given columns. */
function barsAt(columns: number[], width: number, [ink, paper] = [0, 255]): RgbImage {
  const height = 48;
  const data = new Uint8Array(width * height * 3).fill(paper ?? 255);
  for (const column of columns) {
    for (let y = 10; y < 40; y++) {
      const start = (y * width + column) * 3;
      data.fill(ink ?? 0, start, start + 12 * 3);
    }
  }
  return { data, width, height };
}

const glyphs = (text: string, columns: number[], space?: number): PlacedGlyph[] =>
  [...text].map((char, index) => {
    const x = (columns[index] ?? 0) + 6;
    return { char, confidence: 0.9, first: index, last: index, x, space };
  });

const textOf = (read: PlacedGlyph[]) => read.map(({ char }) => char).join('');

describe('insertSpaces', () => {
  const columns = [10, 25, 40, 75, 90, 105];

  it('puts a space where the blank is wide', () => {
    const read = insertSpaces(glyphs('annlee', columns), barsAt(columns, 130));
    expect(textOf(read)).toBe('ann lee');
    expect(read[3]?.x).toBeCloseTo(63.5);
  });

  it('works for light text on dark paper', () => {
    const crop = barsAt(columns, 130, [240, 20]);
    expect(textOf(insertSpaces(glyphs('annlee', columns), crop))).toBe('ann lee');
  });

  it('leaves even text and spaces that were read alone', () => {
    const even = [10, 25, 40, 55, 70, 85];
    expect(textOf(insertSpaces(glyphs('annlee', even), barsAt(even, 110)))).toBe('annlee');
    const spaced = glyphs('ann lee', [10, 25, 40, 58, 75, 90, 105]);
    expect(textOf(insertSpaces(spaced, barsAt(columns, 130)))).toBe('ann lee');
  });

  it('knows that upright strokes have more blank beside them', () => {
    // The third gap is as wide as one that is a space between other digits.
    const digits = [10, 25, 40, 62, 77, 92];
    const of = (text: string, space = 0.01) =>
      textOf(insertSpaces(glyphs(text, digits, space), barsAt(digits, 120)));
    expect(of('223445')).toBe('223 445');
    expect(of('221445')).toBe('221445');
    // The recogniser suspects a space there, too.
    expect(of('221445', 0.1)).toBe('221 445');
  });

  it('puts no space into wide lettering where the recogniser rules one out', () => {
    const read = glyphs('annlee', columns, 0.0002);
    expect(textOf(insertSpaces(read, barsAt(columns, 130)))).toBe('annlee');
  });
});
