import { describe, expect, it } from 'vitest';

import { scoreOf } from '../../fields/scoring/model.ts';
import { boost, defaults, binnedOf, type Group } from './boost.ts';
import { fitLinear } from './linear.ts';
import { randomOf } from './random.ts';

/** Cards on which the text with the largest first feature is right, if its second one is positive. */
function cards(count: number, seed: number): Group[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => {
    const rows = Array.from({ length: 6 }, () =>
      Float64Array.from([random() < 0.2 ? 1 : 0, random() - 0.3, random()]),
    );
    const right = rows.findIndex(([first = 0, second = 0]) => first > 0 && second > 0);
    return { rows, labels: rows.map((_, index) => Number(index === right)), weight: 1 };
  });
}

const scorers = {
  boosting: (groups: Group[]) => ({
    bias: 0,
    mean: [],
    deviation: [],
    weight: [],
    trees: boost(groups, binnedOf(groups, defaults.bins), {
      ...defaults,
      rounds: 40,
    }),
  }),
  'a weighted sum': (groups: Group[]) => ({ ...fitLinear(groups), trees: [] }),
};

describe.each(Object.entries(scorers))('%s', (_, fit) => {
  it('learns which text is right, and when none is', () => {
    const model = fit(cards(300, 1));
    const answers = cards(100, 2).map(({ rows, labels }) => {
      const scores = rows.map((row) => scoreOf(model, row));
      const best = Math.max(...scores);
      return best > 0 ? labels[scores.indexOf(best)] === 1 : !labels.includes(1);
    });
    expect(answers.filter(Boolean).length).toBeGreaterThan(80);
  });

  it('gives the same model for the same cards', () => {
    expect(fit(cards(30, 3))).toEqual(fit(cards(30, 3)));
  });
});
