import { expect, it } from 'vitest';
import { formatWait } from './wait.ts';

const dates = { locale: 'en-GB', now: new Date('2025-11-21T10:00:00Z') };

it.each([
  ['2025-11-21T10:05:00Z', '0 mins'],
  ['2025-11-21T09:48:10Z', '11 mins'],
  ['2025-11-21T07:00:00Z', '3 hrs'],
  ['2025-11-20T10:00:00Z', '1 day'],
  ['2025-11-18T22:00:00Z', '2 days'],
])('a lead of %s waits %s', (iso, wait) => {
  expect(formatWait(iso, dates)).toBe(wait);
});
