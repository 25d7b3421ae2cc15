import { describe, expect, it } from 'vitest';
import {
  advertisedSaving,
  comparison,
  freeCards,
  inRupees,
  plans,
  saving,
  teamPrice,
} from './plans.ts';

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
  it('is computed in rupees', () => {
    expect(saving(499, 2_999)).toBe(2_989);
    expect(saving(999, 9_999)).toBe(1_989);
    expect(saving(2_999, 29_999)).toBe(5_989);
  });

  it('is advertised as that of Business to the nearest ten percent, while Basic saves more', () => {
    const percent = (monthly: number, yearly: number) =>
      (100 * (saving(monthly, yearly) ?? 0)) / (12 * monthly);
    const advertised = Number(/\d+/.exec(advertisedSaving));
    expect(10 * Math.round(percent(999, 9_999) / 10)).toBe(advertised);
    expect(10 * Math.round(percent(teamPrice.monthly, teamPrice.yearly) / 10)).toBe(advertised);
    expect(percent(499, 2_999)).toBeGreaterThan(advertised);
  });

  it('is null if nothing is saved', () => {
    expect(saving(0, 0)).toBeNull();
    expect(saving(100, 1_200)).toBeNull();
    expect(saving(null, null)).toBeNull();
  });
});
