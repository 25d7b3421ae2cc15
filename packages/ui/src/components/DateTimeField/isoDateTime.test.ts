import { describe, expect, it } from 'vitest';
import { momentOf, wallClock } from './isoDateTime.ts';

describe('wallClock', () => {
  it('returns the local time of a zone at a moment', () => {
    expect(wallClock('2026-11-21T10:00:00.000Z', 'Europe/Berlin')).toBe('2026-11-21T11:00');
    expect(wallClock('2026-07-01T23:30:00Z', 'Asia/Kolkata')).toBe('2026-07-02T05:00');
    expect(wallClock('2026-01-01T00:00:00+02:00', 'America/New_York')).toBe('2025-12-31T17:00');
  });
  it('returns an empty text if there is no moment', () => {
    expect(wallClock(null, 'UTC')).toBe('');
    expect(wallClock('soon', 'UTC')).toBe('');
  });
});

describe('momentOf', () => {
  it('reads a local time in summer and in winter', () => {
    expect(momentOf('2026-11-21T11:00', 'Europe/Berlin')).toBe('2026-11-21T10:00:00.000Z');
    expect(momentOf('2026-07-21T11:00', 'Europe/Berlin')).toBe('2026-07-21T09:00:00.000Z');
    expect(momentOf('', 'Europe/Berlin')).toBeNull();
  });
  it('moves a skipped time forward and takes the first of a repeated one', () => {
    expect(momentOf('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
    expect(momentOf('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  });
  it('is the inverse of wallClock', () => {
    for (const zone of ['UTC', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Chatham']) {
      expect(wallClock(momentOf('2026-05-04T08:15', zone), zone)).toBe('2026-05-04T08:15');
    }
  });
});
