import { expect, it } from 'vitest';
import { dayName, groupByDay } from './days.ts';

const now = new Date('2025-11-21T10:00:00Z');
const inUtc = { locale: 'en-GB', timeZone: 'UTC', now };

it('calls recent days Today and Yesterday', () => {
  const name = (iso: string) => dayName(new Date(iso), inUtc);
  expect(name('2025-11-21T00:00:00Z')).toBe('Today');
  expect(name('2025-11-20T23:59:59Z')).toBe('Yesterday');
  expect(name('2025-11-14T12:00:00Z')).toMatch(/^Friday,? 14 November$/);
  expect(name('2024-11-14T12:00:00Z')).toMatch(/2024$/);
  expect(name('2025-11-22T12:00:00Z'), 'clocks differ').toMatch(/^Saturday,? 22 November$/);
});

it('groups by the day of the time zone, not of UTC', () => {
  const entries = [{ at: '2025-11-20T20:00:00Z' }, { at: '2025-11-20T17:00:00Z' }];
  expect(groupByDay(entries, inUtc)).toHaveLength(1);
  const inDelhi = groupByDay(entries, { ...inUtc, timeZone: 'Asia/Kolkata' });
  expect(inDelhi.map(({ name }) => name)).toEqual(['Today', 'Yesterday']);
});

it('uses the language of the locale', () => {
  expect(dayName(new Date('2025-11-20T12:00:00Z'), { ...inUtc, locale: 'de-DE' })).toBe('Gestern');
});
