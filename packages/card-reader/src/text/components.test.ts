import { describe, expect, it } from 'vitest';

import { textBoxes } from './components.ts';

const width = 100;
const height = 60;

function mapWith(...regions: [x0: number, y0: number, x1: number, y1: number, value: number][]) {
  const map = new Float32Array(width * height);
  for (const [x0, y0, x1, y1, value] of regions) {
    for (let y = y0; y <= y1; y++) map.fill(value, y * width + x0, y * width + x1 + 1);
  }
  return map;
}

describe('textBoxes', () => {
  it('finds each region and grows it back to the size of its text', () => {
    const boxes = textBoxes(mapWith([10, 10, 49, 15, 0.9], [10, 40, 29, 45, 0.8]), width, height);
    expect(boxes).toHaveLength(2);
    const [first] = boxes;
    expect(first?.cx).toBeCloseTo(29.5);
    expect(first?.cy).toBeCloseTo(12.5);
    expect(first?.score).toBeCloseTo(0.9);
    expect(Math.max(first?.width ?? 0, first?.height ?? 0)).toBeGreaterThan(45);
  });

  it('drops specks, thin lines and improbable regions', () => {
    const map = mapWith([5, 5, 7, 6, 0.9], [5, 20, 90, 20, 0.9], [10, 30, 60, 40, 0.4]);
    expect(textBoxes(map, width, height)).toEqual([]);
  });

  it('copes with a region that fills the map', () => {
    expect(textBoxes(mapWith([0, 0, 99, 59, 1]), width, height)).toHaveLength(1);
  });
});
