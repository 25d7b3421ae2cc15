import { describe, expect, it } from 'vitest';

import { asFractions, cornersOf, type RotatedBox } from '../image/geometry.ts';
import type { Point, Quad, RgbImage, TextLine } from '../types.ts';
import { findCards } from './findCards.ts';

const [width, height] = [400, 300];

type Colour = readonly [red: number, green: number, blue: number];
const table: Colour = [120, 96, 70];
const paper: Colour = [240, 238, 232];

const isWithin = ([x, y]: Point, { cx, cy, angle, ...box }: RotatedBox) => {
  const along = (x - cx) * Math.cos(angle) + (y - cy) * Math.sin(angle);
  const across = (y - cy) * Math.cos(angle) - (x - cx) * Math.sin(angle);
  return Math.abs(along) <= box.width / 2 && Math.abs(across) <= box.height / 2;
};

/** A picture of rectangles, the later ones on top, with a little grain. */
function picture(things: readonly [RotatedBox, Colour][], ground = table): RgbImage {
  const data = new Uint8Array(width * height * 3);
  for (let index = 0; index < width * height; index++) {
    const point: Point = [index % width, Math.floor(index / width)];
    const colour = things.findLast(([box]) => isWithin(point, box))?.[1] ?? ground;
    const grain = (index * 7) % 5;
    data.set(
      colour.map((value) => value + grain),
      index * 3,
    );
  }
  return { data, width, height };
}

const at = (cx: number, cy: number, angle = 0): RotatedBox => ({
  cx,
  cy,
  width: 150,
  height: 90,
  angle,
});

const number = '+49 30 23125 119';

/** Lines of text, each in the middle of a rectangle unless its place is said. */
function printed(...texts: [text: string, place: RotatedBox][]) {
  const lines = texts.map(([text, { cx, cy }]): TextLine => {
    const box = { x0: cx - 20, x1: cx + 20, y0: cy - 4, y1: cy + 4 };
    return { text, confidence: 0.97, box, marks: [] };
  });
  return {
    lines,
    regionOf: ([index = -1]: readonly number[]): Quad | undefined => {
      const place = texts[index]?.[1];
      return place && asFractions(cornersOf({ ...place, width: 40, height: 8 }), width, height);
    },
  };
}

const onEach = (boxes: readonly RotatedBox[]) =>
  printed(...boxes.map((box): [string, RotatedBox] => [number, box]));
const onPaper = (boxes: readonly RotatedBox[]) =>
  picture(boxes.map((box): [RotatedBox, Colour] => [box, paper]));

/** Asserts that corners are those of a rectangle, to three hundredths of the picture. */
function expectCorners(found: Quad | undefined, box: RotatedBox) {
  const expected = asFractions(cornersOf(box), width, height);
  for (const [corner, [x, y]] of expected.entries()) {
    expect(Math.abs((found?.[corner]?.[0] ?? 9) - x)).toBeLessThan(0.03);
    expect(Math.abs((found?.[corner]?.[1] ?? 9) - y)).toBeLessThan(0.03);
  }
}

describe('findCards', () => {
  it.each([
    [2, [at(100, 80, 0.1), at(295, 210, -0.15)]],
    [3, [at(95, 70), at(290, 75, 0.2), at(200, 220, -0.1)]],
    [4, [at(95, 70), at(300, 75), at(100, 220, 0.08), at(300, 225)]],
  ])('finds %i cards, in reading order', (_count, boxes) => {
    const cards = findCards(onPaper(boxes), onEach(boxes));
    expect(cards).toHaveLength(boxes.length);
    for (const [index, box] of boxes.entries()) expectCorners(cards[index], box);
  });

  it('starts the corners of a card that lies across at its own top left', () => {
    const boxes = [at(80, 150, Math.PI / 2), at(280, 150)];
    const [first] = findCards(onPaper(boxes), onEach(boxes));
    expect(first).toBeDefined();
    expectCorners(first, { ...at(80, 150), width: 90, height: 150 });
  });

  it('finds cards that are hardly lighter than the table', () => {
    const boxes = [at(100, 80, 0.1), at(295, 210, -0.15)];
    const drawn = boxes.map((box): [RotatedBox, Colour] => [box, paper]);
    const cards = findCards(picture(drawn, [236, 234, 228]), onEach(boxes));
    expect(cards).toHaveLength(2);
    for (const [index, box] of boxes.entries()) expectCorners(cards[index], box);
  });

  it('takes a block of text beside two cards for one whose edges are not seen', () => {
    const boxes = [at(95, 70), at(290, 75), at(200, 220)];
    const seen = boxes.slice(0, 2);
    expect(findCards(onPaper(seen), onEach(boxes))).toHaveLength(3);
    expect(findCards(onPaper(boxes.slice(0, 1)), onEach(boxes))).toEqual([]);
  });

  it('never cuts a single card apart: neither its panels, nor one without a table', () => {
    const card: RotatedBox = { cx: 200, cy: 150, width: 360, height: 230, angle: 0.03 };
    const panels = [at(110, 150), at(290, 150)];
    const green: Colour = [20, 90, 60];
    const texts = onEach(panels);
    const drawn = panels.map((box): [RotatedBox, Colour] => [box, green]);
    expect(findCards(picture([[card, paper], ...drawn]), texts)).toEqual([]);
    expect(findCards(picture([[card, paper]]), texts)).toEqual([]);
    expect(findCards(picture([], paper), texts)).toEqual([]);
  });

  it('leaves the picture whole if text lies beside the cards', () => {
    const boxes = [at(100, 80), at(295, 80)];
    const texts = printed([number, at(100, 80)], [number, at(295, 80)], ['Menu', at(200, 240)]);
    expect(findCards(onPaper(boxes), texts)).toEqual([]);
  });

  it('does not take a logo or the back of a card for another card', () => {
    const boxes = [at(100, 80), at(295, 80)];
    const texts = printed([number, at(100, 70)], ['a@b.test', at(100, 90)], ['ACME', at(295, 80)]);
    expect(findCards(onPaper(boxes), texts)).toEqual([]);
  });

  it('counts a code as contact data', () => {
    const boxes = [at(100, 80), at(295, 80)];
    const texts = printed(['Hanna Weiss', at(100, 60)], ['Ravi Sharma', at(295, 60)]);
    const codes = boxes.map((box) => cornersOf({ ...box, width: 30, height: 30 }));
    expect(findCards(onPaper(boxes), texts, codes)).toHaveLength(2);
  });

  it('leaves five cards to the user', () => {
    const small = { width: 100, height: 60 };
    const places = [65, 200, 335].flatMap((cx) => [at(cx, 65), at(cx, 200)]);
    const boxes = places.slice(0, 5).map((box) => Object.assign(box, small));
    expect(findCards(onPaper(boxes), onEach(boxes))).toEqual([]);
  });
});
