import { expect, it } from 'vitest';
import { groupEvents, phaseOf, zoneName } from './eventTime.ts';

const now = new Date('2025-11-21T10:00:00Z');
const event = (name: string, start: string, end: string) => ({
  name,
  start_date: `2025-${start}:00Z`,
  end_date: `2025-${end}:00Z`,
});
const fair = event('fair', '11-20T08:00', '11-22T17:00');
const soon = event('soon', '11-21T10:01', '11-21T11:00');
const later = event('later', '12-01T08:00', '12-02T17:00');
const last = event('last', '11-19T08:00', '11-21T10:00');
const old = event('old', '01-19T08:00', '01-21T10:00');

it('distinguishes current, coming and past events, to the minute', () => {
  expect([fair, soon, last].map((one) => phaseOf(one, now))).toEqual(['now', 'coming', 'past']);
});

it('lists upcoming events soonest first, then past ones latest first', () => {
  const groups = groupEvents([old, later, last, soon, fair], now);
  expect(groups.coming.map(({ name }) => name)).toEqual(['fair', 'soon', 'later']);
  expect(groups.past.map(({ name }) => name)).toEqual(['last', 'old']);
  expect(groups.onNow).toBe(1);
});

it('names the time zone, and returns nothing for an invalid date', () => {
  expect(zoneName(fair.start_date, 'en-GB')).not.toBe('');
  expect(zoneName('soon', 'en-GB')).toBe('');
});
