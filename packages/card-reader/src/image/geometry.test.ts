import { describe, expect, it } from 'vitest';

import type { Point } from '../types.ts';
import {
  asFractions,
  convexHull,
  cornersOf,
  inFrame,
  nearestHalfTurn,
  smallestBox,
  type RotatedBox,
} from './geometry.ts';

const turned: RotatedBox = { cx: 100, cy: 60, width: 80, height: 20, angle: Math.PI / 6 };

describe('geometry', () => {
  it('finds the hull of points without inner ones', () => {
    const square: Point[] = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    expect(convexHull([...square, [2, 2], [1, 3]])).toEqual(expect.arrayContaining(square));
    expect(convexHull([...square, [2, 2], [1, 3]])).toHaveLength(4);
  });

  it('reconstructs a rotated rectangle from its corners', () => {
    const box = smallestBox(convexHull(cornersOf(turned)));
    expect(box?.cx).toBeCloseTo(100);
    expect(box?.cy).toBeCloseTo(60);
    expect([box?.width ?? 0, box?.height ?? 0].toSorted((a, b) => a - b)).toEqual([
      expect.closeTo(20),
      expect.closeTo(80),
    ]);
  });

  it('returns corners clockwise from the top left of the text', () => {
    const upright = cornersOf({ cx: 50, cy: 10, width: 40, height: 8, angle: 0 });
    expect(upright).toEqual([
      [30, 6],
      [70, 6],
      [70, 14],
      [30, 14],
    ]);
    const [topLeft] = cornersOf({ cx: 50, cy: 10, width: 40, height: 8, angle: Math.PI });
    expect(topLeft[0]).toBeCloseTo(70);
    expect(topLeft[1]).toBeCloseTo(14);
  });

  it('keeps fractions inside the picture', () => {
    const quad = cornersOf({ cx: 5, cy: 5, width: 40, height: 20, angle: 0 });
    expect(asFractions(quad, 100, 50)).toEqual([
      [0, 0],
      [0.25, 0],
      [0.25, 0.3],
      [0, 0.3],
    ]);
  });

  it('places a box in the frame of the text', () => {
    const frame = inFrame({ cx: 10, cy: 0, width: 6, height: 2, angle: Math.PI / 2 }, Math.PI / 2);
    expect(frame.x0).toBeCloseTo(-3);
    expect(frame.y0).toBeCloseTo(-11);
  });

  it('rotates an angle only by half turns', () => {
    expect(nearestHalfTurn(Math.PI, 0.1)).toBeCloseTo(0);
    expect(nearestHalfTurn(-0.2, Math.PI)).toBeCloseTo(Math.PI - 0.2);
  });

  it('returns no box for no points', () => {
    expect(smallestBox([])).toBeUndefined();
  });
});
