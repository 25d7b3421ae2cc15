import { expect, test } from 'vitest';
import { formatMinutes } from './boardTime.ts';

test.each([
  [0, '0 min'],
  [42.4, '42 min'],
  [119, '119 min'],
  [150, '2.5 hr'],
  [2_880, '2 days'],
  [4_000, '2.8 days'],
])('%d minutes are %s', (minutes, text) => {
  expect(formatMinutes(minutes, 'en-US')).toBe(text);
});
