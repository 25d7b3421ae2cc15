import { describe, expect, it } from 'vitest';
import { comparison, freeCards, inRupees, plans, saving, teamPrice } from './plans.ts';

describe('plans', () => {
  it("have the specification's prices, in rupees", () => {
    expect(plans.map(({ name, monthly, yearly }) => [name, monthly.amount, yearly.amount])).toEqual(
      [
        ['Free', 0, 0],
        ['Basic', 499, 2_999],
        ['Business', 999, 9_999],
        ['Enterprise', null, null],
      ],
    );
    expect(inRupees(teamPrice.yearly)).toBe('₹29,999');
    expect(plans[1]?.monthly.note).toBe('first month ₹299');
  });

  it('state the same number of free cards everywhere', () => {
    const texts = [
      ...plans.flatMap(({ features }) => features),
      ...comparison.flatMap((row) => row.values),
    ];
    const numbers = texts.filter((text) => String(text).startsWith(String(freeCards)));
    expect(numbers).toEqual(['50 business cards in total', '50 in total']);
  });

  it('are all compared in every row', () => {
    for (const { label, values } of comparison) {
      expect([label, values.length]).toEqual([label, plans.length]);
    }
  });
});

describe('the saving of a year', () => {
  it('is computed, and never rounded up', () => {
    expect(saving(499, 2_999)).toBe('49.9%');
    expect(saving(999, 9_999)).toBe('16.5%');
    expect(saving(2_999, 29_999)).toBe('16.6%');
  });

  it('is null if nothing is saved', () => {
    expect(saving(0, 0)).toBeNull();
    expect(saving(100, 1_200)).toBeNull();
    expect(saving(null, null)).toBeNull();
  });
});
