import { describe, expect, it } from 'vitest';

import { rowsOf } from './features.ts';
import { model as learnt } from './weights.ts';
import { candidatesOf } from '../lines/candidates.ts';
import { prepareLines } from '../lines/prepareLines.ts';
import { readModel, scoreOf, writeModel, type RoleModel } from './model.ts';

/** Above 0.5 in the first feature 2, else 1 or -1 by the second one; and twice the first feature. */
const model: RoleModel = {
  bias: -1,
  mean: [1, 0],
  deviation: [2, 1],
  weight: [4, 0],
  trees: [
    {
      feature: [0, 1, -1, -1, -1],
      threshold: [0.5, 3, 0, 0, 0],
      left: [1, 2, 0, 0, 0],
      right: [4, 3, 0, 0, 0],
      value: [0, 0, 1, -1, 2],
    },
  ],
};

describe('scoreOf', () => {
  it('adds up the bias, the weighted deviations and the leaves', () => {
    expect(scoreOf(model, [1, 9])).toBe(-1 + 0 + 2);
    expect(scoreOf(model, [0, 3])).toBe(-1 - 2 + 1);
    expect(scoreOf(model, [0, 4])).toBe(-1 - 2 - 1);
  });

  it('takes what is far from the mean for no farther than four deviations', () => {
    expect(scoreOf(model, [1e6, 0])).toBe(-1 + 16 + 2);
  });
});

describe('writeModel', () => {
  it('writes what readModel reads', () => {
    const copy = readModel(writeModel(model));
    for (const row of [
      [1, 9],
      [0, 3],
      [0, 4],
      [7, 1],
    ]) {
      expect(scoreOf(copy, row)).toBe(scoreOf(model, row));
    }
  });
});

describe('the weights', () => {
  it('fit the features', () => {
    const box = { x0: 0, x1: 200, y0: 0, y1: 40 };
    const lines = prepareLines([{ text: 'Ann Lee', confidence: 0.97, box, marks: [] }]);
    const [row] = rowsOf(candidatesOf(lines), lines, { domains: [], local: '' });
    expect(learnt.name.weight).toHaveLength(row?.length ?? 0);
    expect(learnt.name.trees.length).toBeGreaterThan(100);
  });
});
