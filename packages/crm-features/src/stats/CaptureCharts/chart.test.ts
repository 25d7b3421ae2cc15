import { expect, it } from 'vitest';
import { barsPath, busiestDay, dayAt, topSources, totalOf } from './chart.ts';

const days = [3, 0, 6, 1].map((leads, index) => ({ date: `2026-11-0${index + 1}`, leads }));

it('draws a bar for each day with leads, as high as its share of the highest', () => {
  expect(barsPath(days)).toBe('M1.5 100v-50h7v50zM21.5 100v-100h7v100zM31.5 100v-16.7h7v16.7z');
  expect(barsPath(days, 2)).toBe('M21.5 100v-100h7v100z');
  expect(barsPath(days.map((day) => ({ ...day, leads: 0 })))).toBe('');
});

it('keeps a single lead visible beside a thousand', () => {
  expect(
    barsPath([
      { date: 'a', leads: 1 },
      { date: 'b', leads: 1_000 },
    ]),
  ).toContain('v-2h');
});

it('finds the day below the pointer', () => {
  expect([-1, 0, 0.49, 0.5, 1, 2].map((place) => dayAt(place, 4))).toEqual([0, 0, 1, 2, 3, 3]);
});

it('computes the sum and the busiest day', () => {
  expect(totalOf(days)).toBe(10);
  expect(busiestDay(days)?.date).toBe('2026-11-03');
  expect(busiestDay([{ date: 'a', leads: 0 }])).toBeUndefined();
});

it('sums up the sources that do not fit', () => {
  const sources = [5, 4, 3, 2, 1].map((leads) => ({ source: `s${leads}`, leads }));
  expect(topSources(sources, 5, 'Others')).toEqual(sources);
  expect(topSources(sources, 3, 'Others')).toEqual([
    { source: 's5', leads: 5 },
    { source: 's4', leads: 4 },
    { source: 'Others', leads: 6 },
  ]);
});
