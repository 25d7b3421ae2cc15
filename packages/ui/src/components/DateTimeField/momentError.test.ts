import { describe, expect, it } from 'vitest';
import { english } from '../../internal/messages.ts';
import { messagesFor } from '../../internal/useMessages.ts';
import { momentError, timeZoneName } from './momentError.ts';

describe('momentError', () => {
  const clock = {
    locale: 'en-GB',
    timeZone: 'Europe/Berlin',
    messages: messagesFor(english, 'en-GB'),
  };
  const bounds = { minValue: '2026-03-01T08:00:00Z', maxValue: '2026-07-01T08:00:00Z' };
  it('names the bound on the clocks of the zone', () => {
    expect(momentError('2026-03-01T07:59:00Z', bounds, clock)).toBe(
      'Choose 1 Mar 2026, 09:00 or later.',
    );
    expect(momentError('2026-07-01T08:01:00Z', bounds, clock)).toBe(
      'Choose 1 Jul 2026, 10:00 or earlier.',
    );
  });
  it('finds nothing wrong with the bounds themselves, nor with no moment', () => {
    expect(momentError(bounds.minValue, bounds, clock)).toBeUndefined();
    expect(momentError(bounds.maxValue, bounds, clock)).toBeUndefined();
    expect(momentError(null, bounds, clock)).toBeUndefined();
  });
});

describe('timeZoneName', () => {
  it('says the offset that holds at the moment', () => {
    const nameAt = (moment: string | null) => timeZoneName(moment, 'Europe/Berlin', 'en-GB');
    expect(nameAt('2026-01-01T00:00:00Z')).toBe('Central European Time (GMT+1)');
    expect(nameAt('2026-07-01T00:00:00Z')).toBe('Central European Time (GMT+2)');
    expect(nameAt(null)).toBe('Central European Time');
  });
  it('does not say an offset twice', () => {
    expect(timeZoneName(null, 'UTC', 'en-GB')).toBe('Coordinated Universal Time');
  });
});
