import { loadTexts, siteLanguages } from '@cardinal/contract/messages';
import { describe, expect, it } from 'vitest';
import { comparisonOf, inRupees, noteOf, plans, saving, teamPrice } from './plans.ts';
import { pricingMessages } from './pricingTexts.ts';

const textsIn = (language: (typeof siteLanguages)[number]) => loadTexts(pricingMessages, language);

describe('plans', () => {
  it("have the specification's prices, in rupees", async () => {
    const texts = await textsIn('en');
    expect(
      plans.map(({ id, monthly, yearly }) => [texts.plans[id].name, monthly.amount, yearly.amount]),
    ).toEqual([
      ['Free', 0, 0],
      ['Basic', 499, 2_999],
      ['Business', 999, 9_999],
      ['Enterprise', null, null],
    ]);
    expect(inRupees(teamPrice.yearly, 'en')).toBe('₹29,999');
    const notes = plans.map((plan) => noteOf(plan, 'monthly', texts, 'en'));
    expect(notes).toEqual([
      undefined,
      'first month ₹299',
      'or ₹2,999 for up to 5 users',
      undefined,
    ]);
  });

  it.each([
    ['de', '29.999\u00a0₹'],
    ['hi', '₹29,999'],
    ['ar', '\u200f29,999\u00a0₹'],
  ] as const)('have prices as they are written in %s', (language, price) => {
    expect(inRupees(teamPrice.yearly, language)).toBe(price);
  });

  it.each(siteLanguages)(
    'state the same number of free cards everywhere, in %s',
    async (language) => {
      const texts = await textsIn(language);
      const stated = [texts.plans.free.features[0], texts.comparison.cardsInTotal];
      for (const text of stated) expect(text).toMatch(/(?<!\d)50(?!\d)/);
    },
  );

  it.each(siteLanguages)('are all compared in every row, in %s', async (language) => {
    for (const { label, values } of comparisonOf(await textsIn(language), language)) {
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

  it.each(siteLanguages)(
    'is advertised as that of Business to the nearest ten percent, while Basic saves more, in %s',
    async (language) => {
      const { saving: advertisement } = await textsIn(language);
      const percent = (monthly: number, yearly: number) =>
        (100 * (saving(monthly, yearly) ?? 0)) / (12 * monthly);
      const advertised = Number(/\d+/.exec(advertisement));
      expect(10 * Math.round(percent(999, 9_999) / 10)).toBe(advertised);
      expect(10 * Math.round(percent(teamPrice.monthly, teamPrice.yearly) / 10)).toBe(advertised);
      expect(percent(499, 2_999)).toBeGreaterThan(advertised);
    },
  );

  it('is null if nothing is saved', () => {
    expect(saving(0, 0)).toBeNull();
    expect(saving(100, 1_200)).toBeNull();
    expect(saving(null, null)).toBeNull();
  });
});
