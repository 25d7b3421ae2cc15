import { expect, test } from 'vitest';
import { ifMatch } from './ifMatch.ts';

test('names each version', () => {
  expect(ifMatch(3)).toEqual({ 'If-Match': '"3"' });
  expect(ifMatch(3, 12)).toEqual({ 'If-Match': '"3", "12"' });
});

test('is absent if a version is unknown', () => {
  expect(ifMatch(undefined)).toEqual({});
  expect(ifMatch(3, undefined)).toEqual({});
  expect(ifMatch(Number.NaN)).toEqual({});
});
