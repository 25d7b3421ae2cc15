import { describe, expect, it } from 'vitest';
import { english } from '../../internal/messages/messages.ts';
import { messagesFor } from '../../internal/messages/useMessages.ts';
import { nearestSteps, rangeError } from './rangeError.ts';

describe('nearestSteps', () => {
  it('counts from the minimum', () => {
    expect(nearestSteps(7, { minValue: 1, step: 5 })).toEqual([6, 11]);
    expect(nearestSteps(6, { minValue: 1, step: 5 })).toEqual([]);
  });
  it('is not affected by rounding errors of decimals', () => {
    expect(nearestSteps(0.3, { step: 0.1 })).toEqual([]);
    expect(nearestSteps(0.35, { step: 0.1 })).toEqual([0.3, 0.4]);
  });
  it('offers nothing beyond the maximum, and counts below zero', () => {
    expect(nearestSteps(9, { maxValue: 10, minValue: 0, step: 4 })).toEqual([8]);
    expect(nearestSteps(-3, { step: 2 })).toEqual([-4, -2]);
  });
});

describe('rangeError', () => {
  const messages = messagesFor(english, 'en');
  const check = (value: number) =>
    rangeError(value, { minValue: 0, maxValue: 20, step: 5 }, messages, (n) => `${n} days`);
  it('suggests allowed values', () => {
    expect(check(-1)).toBe('Enter 0 days or more.');
    expect(check(21)).toBe('Enter 20 days or less.');
    expect(check(7)).toBe('Enter 5 days or 10 days.');
    expect(check(15)).toBeUndefined();
  });
  it('does not judge an empty field', () => {
    expect(check(Number.NaN)).toBeUndefined();
  });
});
