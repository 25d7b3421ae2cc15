import { describe, expect, it } from 'vitest';
import { english } from '../../internal/messages/messages.ts';
import { messagesFor } from '../../internal/messages/useMessages.ts';
import { momentError, timeZoneName } from './momentError.ts';

describe('momentError', () => {
  const clock = {
    locale: 'en-GB',
    timeZone: 'Europe/Berlin',
    messages: messagesFor(english, 'en-GB'),
  };
  const bounds = { minValue: '2026-03-01T08:00:00Z', maxValue: '2026-07-01T08:00:00Z' };
  it('gives the bound in the local time of the zone', () => {
    expect(momentError('2026-03-01T07:59:00Z', bounds, clock)).toBe(
      'Choose 1 Mar 2026, 09:00 or later.',
    );
    expect(momentError('2026-07-01T08:01:00Z', bounds, clock)).toBe(
      'Choose 1 Jul 2026, 10:00 or earlier.',
    );
  });
  it('accepts the bounds themselves, and the absence of a moment', () => {
    expect(momentError(bounds.minValue, bounds, clock)).toBeUndefined();
    expect(momentError(bounds.maxValue, bounds, clock)).toBeUndefined();
    expect(momentError(null, bounds, clock)).toBeUndefined();
  });
});

describe('timeZoneName', () => {
  it('includes the offset in force at the moment', () => {
    const nameAt = (moment: string | null) => timeZoneName(moment, 'Europe/Berlin', 'en-GB');
    expect(nameAt('2026-01-01T00:00:00Z')).toBe('Central European Time (GMT+1)');
    expect(nameAt('2026-07-01T00:00:00Z')).toBe('Central European Time (GMT+2)');
    expect(nameAt(null)).toBe('Central European Time');
  });
  it('does not repeat an offset that is already the name', () => {
    expect(timeZoneName(null, 'UTC', 'en-GB')).toBe('Coordinated Universal Time');
  });
});
