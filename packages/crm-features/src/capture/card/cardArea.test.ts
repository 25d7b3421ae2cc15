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
  const area = cardArea({ email: box(0.4, 0.4, 0.5, 0.45), phone: box(0.3, 0.5, 0.5, 0.6) }, size);
  expect(area.left).toBeCloseTo(180);
  expect(area.width).toBeCloseTo(440);
  expect(area.top).toBeCloseTo(560);
  expect(area.height).toBeCloseTo(880);
  const { left, width } = cardArea({ email: box(0.1, 0.4, 0.9, 0.5) }, size);
  expect([left, width]).toEqual([0, 1_000]);
});

it('is the whole picture if nothing was read', () => {
  const whole = { left: 0, top: 0, width: 1_000, height: 2_000 };
  expect(cardArea({}, size)).toEqual(whole);
  // A bitmap inherits its size.
  expect(cardArea({}, Object.create(size))).toEqual(whole);
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
