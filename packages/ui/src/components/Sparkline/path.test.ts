import { expect, it } from 'vitest';
import { lineThrough, placesOf } from './path.ts';

it('spreads the values over the drawing, the highest at the top', () => {
  expect(placesOf([0, 5, 10], 106, 26)).toEqual([
    { x: 3, y: 23 },
    { x: 53, y: 13 },
    { x: 103, y: 3 },
  ]);
});

it('draws equal values in the middle, and a single value as one point', () => {
  expect(placesOf([4, 4], 106, 26).map(({ y }) => y)).toEqual([13, 13]);
  expect(placesOf([4], 106, 26)).toEqual([{ x: 53, y: 13 }]);
  expect(placesOf([], 106, 26)).toEqual([]);
});

it('accepts negative values', () => {
  expect(placesOf([-10, 10], 106, 26).map(({ y }) => y)).toEqual([23, 3]);
});

it('returns the data of an SVG path', () => {
  expect(
    lineThrough([
      { x: 3, y: 23 },
      { x: 53, y: 13 },
    ]),
  ).toBe('M3 23L53 13');
});
