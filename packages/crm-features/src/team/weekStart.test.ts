import { afterEach, expect, it, vi } from 'vitest';
import { weekStart } from './weekStart.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['London', 0, '2025-11-21T10:00:00Z', 'Monday 17 November'],
  ['London', 0, '2025-11-23T23:59:00Z', 'Monday 17 November'],
  ['London', 0, '2025-11-24T00:00:00Z', 'Monday 24 November'],
  // Sunday evening, when the week of the figures has already begun.
  ['Los Angeles', 480, '2025-11-24T03:00:00Z', 'Monday 24 November (UTC)'],
  // Monday morning, when it has not.
  ['Kolkata', -330, '2025-11-23T20:00:00Z', 'Monday 17 November (UTC)'],
])('in %s (%i) at %s, the week is the one from %s', (_city, offset, now, expected) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  expect(weekStart(new Date(now), 'en-GB')).toBe(expected);
});
