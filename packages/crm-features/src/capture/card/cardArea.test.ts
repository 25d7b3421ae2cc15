import type { Region } from '@cardinal/contract';
import { expect, it } from 'vitest';
import { cardArea, turnedArea } from './cardArea.ts';

const size = { width: 1_000, height: 2_000 };
const box = (left: number, top: number, right: number, bottom: number): Region => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

it('is around all texts, within the picture', () => {
  const regions = { email: box(0.4, 0.4, 0.6, 0.45), phone: box(0.2, 0.5, 0.5, 0.6) };
  const near = cardArea(regions, size, 1.5);
  expect(near.left).toBeCloseTo(100);
  expect(near.width).toBeCloseTo(600);
  expect(near.top).toBeCloseTo(700);
  expect(near.height).toBeCloseTo(600);
  const { left, width } = cardArea(regions, size, 9);
  expect([left, width]).toEqual([0, 1_000]);
});

it('is the whole picture if nothing was read', () => {
  const whole = { left: 0, top: 0, width: 1_000, height: 2_000 };
  expect(cardArea({}, size, 2)).toEqual(whole);
  // A bitmap inherits its size.
  expect(cardArea({}, Object.create(size), 2)).toEqual(whole);
});

it('turns with the picture: four quarters lead back', () => {
  const area = { left: 10, top: 20, width: 300, height: 400 };
  expect(turnedArea(area, size, 1)).toEqual({ left: 1_580, top: 10, width: 400, height: 300 });
  let turned = area;
  let shape = size;
  for (let i = 0; i < 4; i += 1) {
    turned = turnedArea(turned, shape, 1);
    shape = { width: shape.height, height: shape.width };
  }
  expect(turned).toEqual(area);
  expect(turnedArea(area, size, 2)).toEqual({ left: 690, top: 1_580, width: 300, height: 400 });
  expect(turnedArea(area, size, 3)).toEqual({ left: 20, top: 690, width: 400, height: 300 });
});
