import { expect, it } from 'vitest';
import { sortKey } from './sortKey.ts';

it('keeps sort keys short enough for an index, for any text', () => {
  // U+FDFA decomposes into eighteen letters.
  expect(Buffer.byteLength(sortKey('\uFDFA'.repeat(200)))).toBeLessThanOrEqual(400);
});
