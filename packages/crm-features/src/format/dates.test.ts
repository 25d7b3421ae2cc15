import { describe, expect, it } from 'vitest';
import { formatTimeOf, formatDate, formatDue, formatFullDate, formatLongDate } from './dates.ts';

// Local times: "yesterday" depends on midnight in the user's time zone.
const now = new Date(2025, 10, 21, 14, 30);
const context = { locale: 'en-GB', now };
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('formatDate', () => {
  it.each([
    ['the same minute', at(2025, 10, 21, 14, 30), 'Now'],
    ['a clock that is ahead', at(2025, 10, 21, 14, 35), 'Now'],
    ['minutes', at(2025, 10, 21, 14, 22), '8 min ago'],
    ['the last minute before an hour', at(2025, 10, 21, 13, 31), '59 min ago'],
    ['hours', at(2025, 10, 21, 12, 30), '2 hr ago'],
    ['last night, though fewer than 24 hours', at(2025, 10, 20, 23, 59), 'Yesterday'],
    ['days', at(2025, 10, 15, 23, 0), '6 days ago'],
    ['a week', at(2025, 10, 14, 23, 0), '14 Nov'],
    ['another year', at(2024, 11, 31, 12, 0), '31 Dec 2024'],
  ])('%s', (_name, iso, expected) => {
    expect(formatDate(iso, context)).toBe(expected);
  });

  it('uses the language of the locale', () => {
    expect(formatDate(at(2025, 10, 20, 9, 0), { locale: 'de-DE', now })).toBe('Gestern');
  });

  it('writes Hindi units in full', () => {
    const hindi = { locale: 'hi-IN', now };
    expect(formatDate(at(2025, 10, 21, 14, 22), hindi)).toBe('8 मिनट पहले');
    expect(formatDate(at(2025, 10, 20, 9, 0), hindi)).toBe('कल');
  });

  it('is empty for an invalid date', () => {
    expect(formatDate('soon', context)).toBe('');
    expect(formatFullDate('', 'en-GB')).toBe('');
  });
});

describe('formatDue', () => {
  it.each([
    ['later today', at(2025, 10, 21, 16, 5), '16:05'],
    ['tomorrow', at(2025, 10, 22, 0, 1), 'Tomorrow'],
    ['within a week', at(2025, 10, 27, 9, 0), 'In 6 days'],
    ['later', at(2025, 10, 28, 9, 0), '28 Nov'],
    ['next year', at(2026, 0, 2, 9, 0), '2 Jan 2026'],
    ['overdue', at(2025, 10, 20, 9, 0), 'Yesterday'],
  ])('%s', (_name, iso, expected) => {
    expect(formatDue(iso, context)).toBe(expected);
  });
});

it('formats the whole moment', () => {
  expect(formatFullDate(at(2025, 10, 21, 14, 32), 'en-GB')).toMatch(
    /^Friday,? 21 November 2025 at 14:32$/,
  );
});

it('formats an appointment with "at"', () => {
  expect(formatLongDate(at(2025, 10, 18, 9, 0), 'en-US')).toMatch(
    /^November 18, 2025 at 9:00\sAM$/,
  );
  expect(formatLongDate('soon', 'en-US')).toBe('');
});

describe('formatTimeOf', () => {
  it.each([
    ['today', at(2025, 10, 21, 14, 5), '14:05'],
    ['in the morning', at(2025, 10, 21, 9, 5), '09:05'],
    ['another day', at(2025, 10, 20, 23, 59), '20 Nov, 23:59'],
  ])('%s', (_, iso, expected) => {
    expect(formatTimeOf(Date.parse(iso), context)).toBe(expected);
  });
});
