import { describe, expect, it } from 'vitest';

import type { RgbImage } from '../types.ts';
import { measureMarks } from './accentMarks.ts';
import type { PlacedGlyph } from './spaces.ts';

const width = 240;
const height = 80;
const top = 16;

/** A line of text drawn as bars: small letters from row 22 to 40 of the line, tall ones from 8. */
function draw(text: string, marks: [x: number, y: number, w: number, h: number][]): RgbImage {
  const data = new Uint8Array(width * height * 3).fill(250);
  const fill = (x0: number, y0: number, w: number, h: number) => {
    for (let y = y0; y < y0 + h; y++) {
      data.fill(20, ((y + top) * width + x0) * 3, ((y + top) * width + x0 + w) * 3);
    }
  };
  for (const [index, char] of [...text].entries()) {
    const start = /[A-Zbdfhklt]/.test(char) ? 8 : 22;
    fill(placeOf(index) - 6, start, 12, 40 - start);
  }
  for (const mark of marks) fill(...mark);
  return { data, width, height };
}

const placeOf = (index: number) => 20 + index * 20;

const glyphs = (text: string): PlacedGlyph[] =>
  [...text].map((char, index) => ({
    char,
    confidence: 0.9,
    first: index,
    last: index,
    x: placeOf(index),
  }));

const box = { cx: width / 2, cy: top + 24, width, height: 48, angle: 0 };

const marksOf = (text: string, marks: [number, number, number, number][] = []) =>
  measureMarks(draw(text, marks), box, glyphs(text), width);

describe('measureMarks', () => {
  it('finds no marks where there are none', () => {
    expect(marksOf('banana')).toEqual(Array.from({ length: 6 }, () => 'none'));
  });

  it('distinguishes two dots from a wide, a round and a slanted mark', () => {
    const [x] = [placeOf(1)];
    expect(
      marksOf('banana', [
        [x - 6, 12, 4, 4],
        [x + 2, 12, 4, 4],
      ])[1],
    ).toBe('dieresis');
    expect(marksOf('banana', [[x - 6, 13, 12, 3]])[1]).toBe('tilde');
    expect(marksOf('banana', [[x - 2, 12, 5, 5]])[1]).toBe('dot');
    const rising: [number, number, number, number][] = [
      [x - 4, 15, 3, 2],
      [x - 2, 13, 3, 2],
      [x, 11, 3, 2],
    ];
    expect(marksOf('banana', rising)[1]).toBe('acute');
  });

  it('assigns a mark only to the letter below it', () => {
    const marks = marksOf('banana', [[placeOf(3) - 6, 13, 12, 3]]);
    expect(marks.filter((mark) => mark !== 'none')).toHaveLength(1);
    expect(marks[3]).toBe('tilde');
  });

  it('also looks above capitals, where the box of the line ends', () => {
    expect(marksOf('Banana', [[placeOf(0) - 6, -1, 12, 3]])[0]).toBe('tilde');
  });

  it('finds a mark below a c, but not the leg of its neighbour', () => {
    expect(marksOf('bacana', [[placeOf(2) - 2, 40, 4, 7]])[2]).toBe('below');
    expect(marksOf('bacpna', [[placeOf(2) - 2, 40, 4, 7]])[2]).toBe('none');
  });

  it('recognises the dot of an i', () => {
    expect(marksOf('banina', [[placeOf(3) - 2, 12, 5, 5]])[3]).toBe('none');
  });

  it('returns nothing if the picture is too coarse to show the dots of i and j', () => {
    expect(marksOf('banina')).toEqual(Array.from({ length: 6 }, () => undefined));
  });

  it('ignores marks on most letters', () => {
    const everywhere = [1, 2, 3, 4, 5].map((index): [number, number, number, number] => [
      placeOf(index) - 6,
      13,
      12,
      3,
    ]);
    expect(marksOf('banana', everywhere)).toEqual(Array.from({ length: 6 }, () => undefined));
  });
});
