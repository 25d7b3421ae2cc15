import { describe, expect, it } from 'vitest';

import { alignTo, dominantAngle } from './direction.ts';
import type { TextBox } from './components.ts';

const box = (angle: number, width = 200, height = 20): TextBox => ({
  cx: 0,
  cy: 0,
  width,
  height,
  angle,
  score: 0.9,
});

describe('the direction of text', () => {
  it('follows the long lines', () => {
    const angle = dominantAngle([box(0.1), box(0.12), box(1.4, 30, 20)]);
    expect(angle).toBeGreaterThan(0.08);
    expect(angle).toBeLessThan(0.13);
  });

  it('treats opposite angles as one direction', () => {
    expect(dominantAngle([box(0.05), box(0.05 - Math.PI)])).toBeCloseTo(0.05);
  });

  it('aligns a short box with the lines, but keeps the slant of a long one', () => {
    const short = alignTo(box(Math.PI / 2, 30, 20), 0);
    expect(short).toMatchObject({ width: 20, height: 30 });
    expect(alignTo(box(0.04), 0).angle).toBeCloseTo(0.04);
    expect(alignTo(box(0.5, 40, 20), 0).angle).toBe(0);
  });
});
