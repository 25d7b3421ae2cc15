import { expect, it } from 'vitest';
import { localDay } from './localDay.ts';

it.each([
  ['UTC', '2026-11-26T07:30:00.000Z', '2026-11-26', true, '07:30', '2026-11-26T00:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-26T02:00:00Z', '2026-11-26', true, '07:30', '2026-11-25T18:30:00.000Z'],
  [
    'Asia/Kolkata',
    '2026-11-27T20:00:00Z',
    '2026-11-28',
    false,
    '01:30',
    '2026-11-27T18:30:00.000Z',
  ],
  [
    'America/New_York',
    '2026-11-26T04:59:00Z',
    '2026-11-25',
    true,
    '23:59',
    '2026-11-25T05:00:00.000Z',
  ],
  // The clocks went forward and back in the night.
  [
    'Europe/Berlin',
    '2026-03-29T05:30:00Z',
    '2026-03-29',
    false,
    '07:30',
    '2026-03-28T23:00:00.000Z',
  ],
  [
    'Europe/Berlin',
    '2026-10-25T06:30:00Z',
    '2026-10-25',
    false,
    '07:30',
    '2026-10-24T22:00:00.000Z',
  ],
])('%s at %s is %s', (zone, at, day, isWorkingDay, clock, start) => {
  const local = localDay(zone, Date.parse(at));
  expect({ ...local, start: new Date(local.start).toISOString() }).toEqual({
    day,
    isWorkingDay,
    clock,
    start,
  });
});
