import { expect, it } from 'vitest';
import { formatSize } from './formatSize.ts';

it.each([
  [0, 'en-GB', '0 byte'],
  [999, 'en-GB', '999 byte'],
  [12_340, 'en-GB', '12 kB'],
  [1_250_000, 'en-GB', '1.3 MB'],
  [33_400_000, 'en-GB', '33 MB'],
  [1_250_000, 'de', '1,3 MB'],
])('%i bytes are in %s %s', (bytes, locale, text) => {
  expect(formatSize(bytes, locale)).toBe(text);
});
