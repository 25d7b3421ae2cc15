import type { Region } from '@cardinal/contract';
import { describe, expect, it } from 'vitest';
import { lineAt, uprightTurns } from './regions.ts';

/** A rotated line of text, 60 long and 10 high, from a corner, on a picture of 200 × 100. */
function line(left: number, top: number, degrees: number): Region {
  const angle = (degrees * Math.PI) / 180;
  const at = (along: number, down: number): [number, number] => [
    (left + along * Math.cos(angle) - down * Math.sin(angle)) / 200,
    (top + along * Math.sin(angle) + down * Math.cos(angle)) / 100,
  ];
  return [at(0, 0), at(60, 0), at(60, 10), at(0, 10)];
}

const size = { width: 200, height: 100 };

describe('lineAt', () => {
  it('measures rotated text along its own direction', () => {
    const found = lineAt(line(80, 20, 30), size);
    expect(found.left).toBeCloseTo(80);
    expect(found.top).toBeCloseTo(20);
    expect(found.width).toBeCloseTo(60);
    expect(found.height).toBeCloseTo(10);
    expect(found.tilt).toBeCloseTo(30);
  });
});

describe('uprightTurns', () => {
  const turns = (...degrees: number[]) => {
    const [first_name, email, phone] = degrees.map((angle) => line(100, 50, angle));
    return uprightTurns({ first_name, email, phone }, size);
  };

  it('returns 0 for an upright card, and for one without known positions', () => {
    expect(turns(-4, 3, 12)).toBe(0);
    expect(uprightTurns({}, size)).toBe(0);
  });

  it('returns the turns for a card that is sideways or upside down', () => {
    expect(turns(-90, -88, -95)).toBe(1);
    expect(turns(178, -179, 176)).toBe(2);
    expect(turns(92, 90, 88)).toBe(3);
  });
});
